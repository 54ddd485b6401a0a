import { CONTACT_OUTCOMES, type ContactOutcome } from '#domain/contact/contact.ts'

interface Outcome {
  readonly outcome?: ContactOutcome | undefined
}

/** The outcome of a sent form in the query of its page; invalid values are absent. */
export function readContactOutcome(query: URLSearchParams): Outcome {
  const outcome = CONTACT_OUTCOMES.find((one) => one === query.get('outcome'))
  return outcome === undefined ? {} : { outcome }
}

/** The inverse. */
export function printContactOutcome({ outcome }: Outcome): readonly (readonly [string, string])[] {
  return outcome === undefined ? [] : [['outcome', outcome]]
}
