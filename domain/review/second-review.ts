import type { Decision } from './transitions.ts'

/** Share of the decisions that another reviewer repeats without knowing the first one (domain.md), in per cent. */
const SECOND_REVIEW_PERCENT = 2

/** Decisions that are drawn for a second review: those that end the wait of a contributor. */
export const JUDGED = [
  'submission.approve',
  'submission.return',
  'submission.reject',
] as const satisfies readonly Decision[]
export type Judgement = (typeof JUDGED)[number]

export function isJudgement(command: string): command is Judgement {
  return (JUDGED as readonly string[]).includes(command)
}

const HASH_DIGITS = 8

/**
 * Whether a decision is drawn, by a hash of it with a secret: the same at each try, and not predictable without it.
 *
 * @param hash at least 8 hexadecimal digits, each equally likely
 */
export function isDrawn(hash: string): boolean {
  const number = Number.parseInt(hash.slice(0, HASH_DIGITS), 16)
  if (hash.length < HASH_DIGITS || Number.isNaN(number)) throw new Error('the hash is not hexadecimal')
  return number * 100 < SECOND_REVIEW_PERCENT * 16 ** HASH_DIGITS
}

interface Event {
  readonly id: number
  readonly command: string
}

/**
 * The history that the first reviewer began with: everything up to the last event before the decision that put the
 * submission into the queue. Leases and undone decisions of the first reviewer are left out with the decision.
 *
 * @param entries oldest first
 */
export function historyBefore<E extends Event>(entries: readonly E[], decision: number): E[] {
  const earlier = entries.filter(({ id }) => id < decision)
  return earlier.slice(0, earlier.findLastIndex(({ command }) => QUEUES.has(command)) + 1)
}

/** Commands after which a submission waits for a reviewer. */
const QUEUES: ReadonlySet<string> = new Set([
  'submission.submit',
  'appeal.file',
  'submission.request-opinion',
])
