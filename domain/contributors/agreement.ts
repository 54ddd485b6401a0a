import { TERMS } from '#domain/accounts/terms.ts'

/**
 * The agreement with contributors that is in force. Its version is the date from which it applies; a changed text gets
 * a new date in `TERMS`, and every contributor is asked again.
 */
export const AGREEMENT = {
  version: TERMS.contributor.slice(0, 'yyyy-mm-dd'.length),
  inForceFrom: TERMS.contributor,
} as const

/** The points of the agreement, in order. Their texts are in the messages under `account.becoming.points`. */
export const AGREEMENT_POINTS = ['own', 'licence', 'review', 'generated', 'removal'] as const
