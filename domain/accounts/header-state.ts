import type { Person } from '#domain/contract/accounts.ts'

/** A plan as the header looks at it (spec section 3, "Subscription"): the one of the first subscription. */
export interface HeaderPlan {
  readonly id: number
  readonly name: string
  readonly type: 'personal' | 'team' | 'education' | 'api'
  readonly period: 'month' | 'year'
  readonly gateway: string
}

/** What somebody has beside their account; `NOTHING_HELD` until there are plans and teams. */
export interface Holdings {
  /** Of the account in use: the person's own, or the team's in team mode. */
  readonly plan: HeaderPlan | null
  /** Teams of theirs whose first subscription is a team plan. */
  readonly subscribedTeams: number
  /** Whether they own the team they act for. */
  readonly ownsTeam: boolean
  readonly oauthClients: number
}

export const NOTHING_HELD: Holdings = { plan: null, subscribedTeams: 0, ownsTeam: false, oauthClients: 0 }

/** Somebody who is signed in, as far as the header depends on them. */
export interface HeaderPerson extends Holdings {
  /** Team mode is acting for a team. */
  readonly mode: Person['type']
  /** Sells what they made. */
  readonly seller: boolean
}

/** The header's view of an account; without holdings, of somebody who has nothing but an account. */
export function headerPerson(
  { type, is_contributor: seller }: Pick<Person, 'type' | 'is_contributor'>,
  held: Holdings = NOTHING_HELD,
): HeaderPerson {
  return { ...held, mode: type, seller }
}

/** Whether the first subscription is a personal or a team plan (spec section 6, "Premium"). */
export function isPremium({ plan }: Pick<HeaderPerson, 'plan'>): boolean {
  return plan !== null && (plan.type === 'personal' || plan.type === 'team')
}
