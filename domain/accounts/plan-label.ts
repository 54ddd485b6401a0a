import { type HeaderPerson, isPremium } from '#domain/accounts/header-state.ts'

/** The plan that says its own name instead of what it is. */
const SAYS_ITS_NAME = 47

/** What stands under somebody's name: words of a plan, or the name a plan was given. */
export type PlanLabel =
  | { readonly says: 'free' | 'individual' | 'team' }
  | { readonly says: 'name'; readonly name: string }

/** What of a plan counts, and how it is said (spec section 2, "The plan label"). */
export function planLabel(person: HeaderPerson): PlanLabel {
  const { mode, plan } = person
  if (plan === null || !isPremium(person)) return { says: 'free' }
  if (mode === 'team') return { says: 'team' }
  return plan.id === SAYS_ITS_NAME ? { says: 'name', name: plan.name } : { says: 'individual' }
}
