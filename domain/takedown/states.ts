/**
 * States of a takedown case: one claim of a rights holder against works of one contributor.
 *
 * - `holds`: how the case hides its works: `suspended` while it is examined, `removed` once it is upheld, null not at all.
 * - `open`: staff have to act, or wait for the contributor.
 */
export const TAKEDOWN_STATES = {
  /** The claimant has not confirmed their address; staff do not see it. */
  received: { holds: null, open: false },
  confirmed: { holds: null, open: true },
  reviewing: { holds: 'suspended', open: true },
  /** The contributor is asked to answer, until a deadline. */
  hearing: { holds: 'suspended', open: true },
  /** The contributor answered, or the deadline passed. */
  heard: { holds: 'suspended', open: true },
  upheld: { holds: 'removed', open: true },
  'counter-claimed': { holds: 'removed', open: true },
  rejected: { holds: null, open: false },
  /** The end of an upheld claim; its outcome says whether the works came back. */
  closed: { holds: null, open: false },
  /** The claimant took the claim back. */
  withdrawn: { holds: null, open: false },
} as const satisfies Record<string, StateFacts>

interface StateFacts {
  readonly holds: 'suspended' | 'removed' | null
  readonly open: boolean
}

export type TakedownState = keyof typeof TAKEDOWN_STATES
export const TAKEDOWN_STATE_CODES = Object.keys(TAKEDOWN_STATES) as readonly TakedownState[]

/** How a case was decided; null before a decision. */
export const TAKEDOWN_OUTCOMES = ['upheld', 'rejected', 'restored'] as const
export type TakedownOutcome = (typeof TAKEDOWN_OUTCOMES)[number]

/** What an upheld claim does to licences that users already have. */
export const LICENCE_EFFECTS = ['kept', 'ended'] as const
export type LicenceEffect = (typeof LICENCE_EFFECTS)[number]
