import type { Kind } from '#domain/assets/kinds.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PlanCapability } from '#domain/plans/catalogue-plan.ts'

/** A subscription of the account in use. */
export interface SourcePlan {
  readonly capabilities: readonly PlanCapability[]
  /** That it includes, limited or not. */
  readonly kinds: readonly Kind[]
}

/**
 * Whether a downloader gets the source files of an item, beside the decision on the item itself: they are part of plans with
 * source files (spec section 9, "Plan features") that include the kind, also for free items, and of a purchase.
 */
export function decideSource(
  kind: Kind,
  { bought, plans }: { readonly bought: boolean; readonly plans: readonly SourcePlan[] },
): Result<true> {
  const included = plans.some(
    ({ capabilities, kinds }) => capabilities.includes('source-files') && kinds.includes(kind),
  )
  return bought || included ? accept(true) : refuse('source-files-not-included')
}
