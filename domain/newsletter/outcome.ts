/** What the page states after the newsletter form: look into the mailbox, the address is not one, or too many requests. */
export const SUBSCRIBE_OUTCOMES = ['check', 'invalid', 'too-many'] as const
export type SubscribeOutcome = (typeof SUBSCRIBE_OUTCOMES)[number]

interface Outcome {
  readonly outcome?: SubscribeOutcome | undefined
}

/** The outcome of a sent form in the query of its page; invalid values are absent. */
export function readSubscribeOutcome(query: URLSearchParams): Outcome {
  const outcome = SUBSCRIBE_OUTCOMES.find((one) => one === query.get('outcome'))
  return outcome === undefined ? {} : { outcome }
}

/** The inverse. */
export function printSubscribeOutcome({ outcome }: Outcome): readonly (readonly [string, string])[] {
  return outcome === undefined ? [] : [['outcome', outcome]]
}
