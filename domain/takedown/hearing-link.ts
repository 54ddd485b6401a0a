import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { TakedownState } from './states.ts'
import { type HearingCommand, takedownEdge } from './transitions.ts'

/** A link that was mailed to a contributor without an account, and its case. Times are milliseconds since 1970. */
export interface HearingLink {
  readonly command: HearingCommand
  readonly expiresAt: number
  /** Null before an answer. */
  readonly usedAt: number | null
  readonly state: TakedownState
  /** The account of the contributor; null while there is none. */
  readonly author: string | null
}

/**
 * Whether a link still allows its answer: it was issued and not used yet, it is in time, the profile has no account, and
 * the case waits for the answer.
 *
 * @param link undefined for a secret that was never issued, or was replaced
 */
export function checkHearingLink(link: HearingLink | undefined, now: number): Result<true> {
  if (link === undefined) return refuse('hearing-link-invalid')
  if (link.usedAt !== null) return refuse('hearing-link-used')
  if (now > link.expiresAt) return refuse('hearing-link-expired')
  if (link.author !== null) return refuse('hearing-of-account')
  return takedownEdge(link.command, link.state) === undefined ? refuse('hearing-over') : accept(true)
}
