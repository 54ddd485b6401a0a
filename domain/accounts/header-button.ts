import { type HeaderPerson, isPremium } from '#domain/accounts/header-state.ts'

/** The one button of the header for somebody who is signed in, and the page of the specification it leads to. */
export interface HeaderButton {
  readonly action: 'switch-to-annual' | 'switch-to-team' | 'get-team-access' | 'get-unlimited-downloads'
  /** After the language; menus show it once it is there (`hrefOnceThere`). */
  readonly path: string
}

interface Visit {
  /** The person looks at the plans already. */
  readonly onPricing: boolean
}

const SUBSCRIPTIONS = '/dashboard/subscriptions'

/** In the order of their priority (spec section 2, "Header buttons"): the first that applies is shown. */
const RULES: readonly ((person: HeaderPerson, visit: Visit) => HeaderButton | null)[] = [
  ({ mode, plan }, { onPricing }) =>
    mode === 'personal' &&
    plan?.type === 'personal' &&
    plan.period === 'month' &&
    plan.gateway === 'stripe' &&
    !onPricing
      ? { action: 'switch-to-annual', path: `${SUBSCRIPTIONS}/upgrade` }
      : null,
  ({ mode, subscribedTeams }, { onPricing }) =>
    mode === 'personal' && subscribedTeams > 0 && !onPricing
      ? { action: 'switch-to-team', path: '/auth/switch-team' }
      : null,
  // Who has a plan of their own may share one, and a team may get one; who has a team's plan sees what it holds.
  (person) =>
    isPremium(person) || person.mode === 'team'
      ? { action: 'get-team-access', path: person.plan?.type === 'team' ? SUBSCRIPTIONS : '/purchase/plan' }
      : null,
  () => ({ action: 'get-unlimited-downloads', path: '/pricing' }),
]

/** @returns null only for visitors, who are asked to sign up instead */
export function headerButton(person: HeaderPerson | null, visit: Visit): HeaderButton | null {
  if (person === null) return null
  for (const rule of RULES) {
    const button = rule(person, visit)
    if (button !== null) return button
  }
  return null
}

/** What stands pinned in the menu of small screens for somebody who is signed in (spec section 2, "Mobile sidebar"). */
export function drawerAction(person: HeaderPerson): 'get-unlimited-downloads' | 'log-out' {
  return isPremium(person) ? 'log-out' : 'get-unlimited-downloads'
}
