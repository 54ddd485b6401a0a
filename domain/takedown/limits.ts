/** Works that one claim names. */
export const MAX_CLAIMED_WORKS = 20
/** Links to the original. */
export const MAX_CLAIM_LINKS = 10

export const CLAIM_LENGTHS = {
  name: 120,
  company: 120,
  email: 254,
  works: 8_000,
  original: 4_000,
  links: 8_000,
  claim: 4_000,
  signature: 120,
} as const
/** An answer, a counter-claim, or the statement of a decision. */
export const MAX_STATEMENT = 4_000

/** The link in the claimant's mail. */
export const CONFIRM_HOURS = 72
/** Unconfirmed claims are deleted. */
export const UNCONFIRMED_DAYS = 7
/** The contributor's time to answer. */
export const HEARING_DAYS = 7
/** The contributor's time for a counter-claim, from the decision on. */
export const COUNTER_DAYS = 14

/** Files of evidence of one case, and the size of one. */
export const MAX_EVIDENCE_FILES = 20
export const MAX_EVIDENCE_BYTES = 10 * 1024 * 1024
