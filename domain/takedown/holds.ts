import { TAKEDOWN_STATES, type TakedownOutcome, type TakedownState } from './states.ts'

/** A case that names a work. */
export interface NamingCase {
  readonly state: TakedownState
  readonly outcome: TakedownOutcome | null
}

/** How cases hide the works that they name. */
export type Hold = 'suspended' | 'removed'

/**
 * How all cases that name a work hide it together: an upheld claim outweighs one that is examined. Null where none hides
 * it, so that it is what it was before. A closed case still hides it, unless a counter-claim succeeded.
 */
export function holdOfAll(cases: readonly NamingCase[]): Hold | null {
  const holds = cases.map(holdOf)
  return HEAVIEST_FIRST.find((hold) => holds.includes(hold)) ?? null
}

function holdOf({ state, outcome }: NamingCase): Hold | null {
  if (state === 'closed') return outcome === 'upheld' ? 'removed' : null
  return TAKEDOWN_STATES[state].holds
}

const HEAVIEST_FIRST: readonly Hold[] = ['removed', 'suspended']
