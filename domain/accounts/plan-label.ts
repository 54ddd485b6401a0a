import { type HeaderPerson, isPremium } from '#domain/accounts/header-state.ts'

/** The id of the plan whose own name is shown. */
const SAYS_ITS_NAME = 47

/** The label under the user's name: a translated kind of plan, or the plan's own name. */
export type PlanLabel =
  | { readonly says: 'free' | 'individual' | 'team' }
  | { readonly says: 'name'; readonly name: string }

/** The label of a user's plan (spec section 2, "The plan label"). */
export function planLabel(person: HeaderPerson): PlanLabel {
  const { mode, plan } = person
  if (plan === null || !isPremium(person)) return { says: 'free' }
  if (mode === 'team') return { says: 'team' }
  return plan.id === SAYS_ITS_NAME ? { says: 'name', name: plan.name } : { says: 'individual' }
}
