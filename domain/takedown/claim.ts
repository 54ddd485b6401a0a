import { isSlug } from '#domain/assets/slug.ts'

/** Whether the claimant holds the rights, or acts for the holder. */
export const CLAIM_CAPACITIES = ['owner', 'agent'] as const
export type ClaimCapacity = (typeof CLAIM_CAPACITIES)[number]

/** What the page states after its form was sent without scripts. */
export const CLAIM_OUTCOMES = ['sent', 'incomplete', 'too-many'] as const
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number]

export interface TakedownQuery {
  readonly outcome?: ClaimOutcome | undefined
  /** The slug of the item that the form is about. */
  readonly work?: string | undefined
}

/** The query of the page; invalid values are absent. */
export function readTakedownQuery(query: URLSearchParams): TakedownQuery {
  const outcome = CLAIM_OUTCOMES.find((one) => one === query.get('outcome'))
  const work = query.get('work') ?? ''
  return { ...(outcome === undefined ? {} : { outcome }), ...(isSlug(work) ? { work } : {}) }
}

/** The inverse. */
export function printTakedownQuery({ outcome, work }: TakedownQuery): readonly (readonly [string, string])[] {
  return [
    ...(outcome === undefined ? [] : ([['outcome', outcome]] as const)),
    ...(work === undefined ? [] : ([['work', work]] as const)),
  ]
}

/** The lines of a field with one entry in each, without empty ones and repetitions. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split(/\s*[\r\n]+\s*/).map((line) => line.trim()))].filter((line) => line !== '')
}
