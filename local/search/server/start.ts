import { join } from 'node:path'
import type { PublicKeyLimits } from '#domain/search/public-key.ts'
import { openKeyRing } from './access/key-ring.ts'
import { createRateLimit } from './access/rate-limit.ts'
import { createExecutor } from './changes/execute.ts'
import type { SearchEnvironment } from './env.ts'
import { createFairQueue } from './http/fair-queue.ts'
import { createSearchServer } from './http/serve.ts'
import type { OpenStore } from './indices/content.ts'
import { openRegistry } from './indices/registry.ts'
import { openEventLog } from './observe/event-log.ts'
import { watchMemory } from './observe/memory.ts'
import { createMetrics } from './observe/metrics.ts'
import { createRequestLog } from './observe/request-log.ts'
import { openJournal } from './tasks/journal.ts'
import { startTaskQueue } from './tasks/task-queue.ts'
import { createTaskWarnings } from './tasks/task-warnings.ts'

export interface RunningSearch {
  readonly port: number
  /** Finishes pending requests, saves accepted changes, and stops. */
  stop(): Promise<void>
}

/**
 * Opens the folder and listens. Port 0 takes any free one. No other process may have the folder open.
 *
 * @param publicKey the limits of the search key; null for none
 */
export async function startSearch(
  environment: SearchEnvironment,
  openStore: OpenStore,
  publicKey: PublicKeyLimits | null = null,
): Promise<RunningSearch> {
  const { folder, searchKey, writeKey, appId, memoryMb, proxiesInFront } = environment
  const registry = await openRegistry(folder, openStore)
  const journal = await openJournal(join(folder, 'journal'))
  const keys = openKeyRing(folder, { searchKey, adminKey: writeKey, publicKey })
  for (const sentence of [...registry.damage, ...journal.damage, ...keys.damage]) console.error(sentence)
  const tasks = startTaskQueue(journal, createExecutor(registry))
  const server = createSearchServer(
    {
      appId,
      proxiesInFront,
      registry,
      tasks,
      taskWarnings: createTaskWarnings(),
      keys,
      events: openEventLog(join(folder, 'events')),
      requests: createRequestLog(),
      metrics: createMetrics(),
      memory: watchMemory(memoryMb),
      turns: createFairQueue(),
    },
    createRateLimit(),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(environment.port, environment.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : environment.port,
    stop: async () => {
      server.closeIdleConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref()
      })
      await tasks.close()
      await registry.close()
    },
  }
}

/** The time for pending requests when the process is asked to stop. */
const SHUTDOWN_TIMEOUT_MS = 2_000
