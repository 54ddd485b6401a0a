/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Of the processor. */
  readonly tdur?: number
}

/** How much slower the phone is that Lighthouse simulates, and what a task may take before it blocks. */
const SLOWDOWN = 4
const TASK_MS = 50

/**
 * What a page's own work would block on Lighthouse's phone after its first paint, in ms: as total blocking time is
 * reckoned, from the time that the processor spent instead of the time that went by. On a shared machine, and while
 * everything is traced, a task waits longer than it works.
 *
 * @throws Error where the page painted nothing
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
