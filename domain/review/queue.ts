import { DAY_MS } from '#domain/time/durations.ts'

/**
 * The order of the queue: contributors take turns (start-time fair queuing). Each submission gets a turn when it is
 * handed in; lower turns come first, then the time of submitting.
 */
interface QueueFacts {
  /** The lowest turn that waits; the highest one ever given when nothing waits. */
  readonly current: number
  /** The highest turn of the contributor's waiting submissions; null for none. */
  readonly ownLast: number | null
}

/** The turn of a new submission: the present one, or the one after the contributor's last waiting submission. */
export function nextTurn({ current, ownLast }: QueueFacts): number {
  return ownLast === null ? current : Math.max(current, ownLast + 1)
}

/** Decisions of these days give the speed of the review. */
export const SPEED_DAYS = 7
/** Fewer decisions than this say nothing about the speed. */
const LEAST_DECISIONS = 20

interface Waiting {
  /** 1 is the next one. */
  readonly place: number
  /** Decisions of the last `SPEED_DAYS` days. */
  readonly decisions: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** When a submission will be decided if the review keeps its present speed; null while that speed is unknown. */
export function estimateDecision({ place, decisions, now }: Waiting): number | null {
  if (decisions < LEAST_DECISIONS) return null
  return now + Math.round((place * SPEED_DAYS * DAY_MS) / decisions)
}
