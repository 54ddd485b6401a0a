import { ATTRIBUTION_MS, type RewardProgram } from './program.ts'

/** The owner of a code, with the time of the click or the sign-up that used it, in milliseconds since 1970. */
interface CodeUse {
  readonly referrer: string
  readonly isAffiliate: boolean
  readonly at: number
}

interface Uses {
  /** The last click on a link of another user; null for none. */
  readonly click: CodeUse | null
  /** The code that the buyer signed up with. */
  readonly signUp: CodeUse | null
  readonly orderedAt: number
}

export interface Attribution {
  readonly referrer: string
  readonly program: RewardProgram
}

/**
 * Whose link led to an order: the last click within 45 days, otherwise the code of the sign-up, which counts for an
 * affiliate in the same time and for another customer without a limit.
 */
export function attribute({ click, signUp, orderedAt }: Uses): Attribution | null {
  const counts = (use: CodeUse | null): use is CodeUse => use !== null && orderedAt - use.at <= ATTRIBUTION_MS
  if (counts(click)) return attributionOf(click)
  if (signUp === null || (signUp.isAffiliate && !counts(signUp))) return null
  return attributionOf(signUp)
}

function attributionOf({ referrer, isAffiliate }: CodeUse): Attribution {
  return { referrer, program: isAffiliate ? 'affiliate' : 'referral' }
}
