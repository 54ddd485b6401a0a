/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time. */
  readonly tdur?: number
}

/** The slowdown of the phone that Lighthouse simulates, and the time after which a task blocks. */
const SLOWDOWN = 4
const TASK_MS = 50

/**
 * The blocking time of a page's own work on Lighthouse's phone after its first paint, in ms. It is defined as total
 * blocking time, but from processor time instead of elapsed time: on a shared machine and during tracing, a task
 * waits longer than it works.
 *
 * @throws Error when the page painted nothing
 */
export function ownBlockingMs(events: readonly TraceEvent[]): number {
  const [paint] = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .sort((one, other) => one.ts - other.ts)
  if (paint === undefined) throw new Error('the page painted nothing')
  return events
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts
    })
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - TASK_MS), 0)
}
