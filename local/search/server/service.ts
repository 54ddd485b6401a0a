import type { KeyRing } from './access/key-ring.ts'
import type { FairQueue } from './http/fair-queue.ts'
import type { Registry } from './indices/registry.ts'
import type { EventLog } from './observe/event-log.ts'
import type { Memory } from './observe/memory.ts'
import type { Metrics } from './observe/metrics.ts'
import type { RequestLog } from './observe/request-log.ts'
import type { TaskQueue } from './tasks/task-queue.ts'
import type { TaskWarnings } from './tasks/task-warnings.ts'

/** The services that routes use. */
export interface Service {
  readonly appId: string
  /** Number of load balancers in front of the storefront. */
  readonly proxiesInFront: number
  readonly registry: Registry
  readonly tasks: TaskQueue
  readonly taskWarnings: TaskWarnings
  readonly keys: KeyRing
  readonly events: EventLog
  readonly requests: RequestLog
  readonly metrics: Metrics
  readonly memory: Memory
  /** Searches run through the fair queue. */
  readonly turns: FairQueue
}
