import { type HeaderPerson, isPremium } from '#domain/accounts/header-state.ts'

/** The button of the header for a signed-in user, and the page of the specification that it links to. */
export interface HeaderButton {
  readonly action: 'switch-to-annual' | 'switch-to-team' | 'get-team-access' | 'get-unlimited-downloads'
  /** Path without language; menus show it once the page exists (`hrefIfExists`). */
  readonly path: string
  /** What its query says. */
  readonly query?: Readonly<Record<string, string>>
}

interface Visit {
  /** The user is on the pricing page. */
  readonly onPricing: boolean
}

const SUBSCRIPTIONS = '/dashboard/subscriptions'

/** In order of priority (spec section 2, "Header buttons"): the first that applies is shown. */
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
  // The owner of a personal plan may share it or buy a team plan; a member of a subscribed team sees what it
  // includes.
  (person) =>
    isPremium(person) || person.mode === 'team'
      ? person.plan?.type === 'team'
        ? { action: 'get-team-access', path: SUBSCRIPTIONS }
        : { action: 'get-team-access', path: '/purchase/plan', query: { type: 'team' } }
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

/** The action pinned in the menu of small screens for a signed-in user (spec section 2, "Mobile sidebar"). */
export function drawerAction(person: HeaderPerson): 'get-unlimited-downloads' | 'log-out' {
  return isPremium(person) ? 'log-out' : 'get-unlimited-downloads'
}
