import type { Suspendable, Visibility } from '#domain/assets/visibility.ts'
import { TAKEDOWN_STATES, type TakedownOutcome, type TakedownState } from './states.ts'

/** How another case stands to a work that both name. */
export interface OtherCase {
  readonly state: TakedownState
  readonly outcome: TakedownOutcome | null
}

/** How a case hides its works: also a closed one, unless a counter-claim succeeded. */
export function holdOf({ state, outcome }: OtherCase): 'suspended' | 'removed' | null {
  if (state === 'closed') return outcome === 'upheld' ? 'removed' : null
  return TAKEDOWN_STATES[state].holds
}

/**
 * What a work becomes when a case lets it go: what it was before, unless another case removes or suspends it.
 *
 * @returns the visibility, and the position of the case that hides it from now on; null for none
 */
export function releasedTo(
  before: Suspendable,
  others: readonly OtherCase[],
): { readonly visibility: Visibility; readonly heldBy: number | null } {
  const holds = others.map(holdOf)
  for (const hold of ['removed', 'suspended'] as const) {
    const heldBy = holds.indexOf(hold)
    if (heldBy >= 0) return { visibility: hold, heldBy }
  }
  return { visibility: before, heldBy: null }
}
