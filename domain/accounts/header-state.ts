import type { Person } from '#domain/contract/accounts.ts'
import type { TeamAccount } from '#domain/contract/teams.ts'

/** The plan that the header shows (spec section 3, "Subscription"): that of the first subscription. */
export interface HeaderPlan {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly type: 'personal' | 'team' | 'education' | 'api'
  readonly period: 'month' | 'year'
  /** Null for a plan that was free. */
  readonly gateway: string | null
}

/** What a user has beside the account; `NO_ENTITLEMENTS` without a plan and a team. */
export interface Entitlements {
  /** The plan of the account in use: the user's own, or the team's in team mode. */
  readonly plan: HeaderPlan | null
  /** Teams of the user that have a team plan. */
  readonly subscribedTeams: number
  /** Whether the user owns the team that they act for. */
  readonly ownsTeam: boolean
  readonly oauthClients: number
  /** The name of a plan whose last payment failed; null for none. */
  readonly unpaidPlan: string | null
}

export const NO_ENTITLEMENTS: Entitlements = {
  plan: null,
  subscribedTeams: 0,
  ownsTeam: false,
  oauthClients: 0,
  unpaidPlan: null,
}

/** A signed-in user, as far as the header depends on them. */
export interface HeaderPerson extends Entitlements {
  /** Team mode means acting for a team. */
  readonly mode: 'personal' | 'team'
  /** Whether the user sells works. */
  readonly seller: boolean
}

/** The account in use: the person, and the team that they act for. */
interface UsedAccount {
  readonly person: Pick<Person, 'is_contributor'>
  readonly team: Pick<TeamAccount, 'uuid'> | null
}

/** The header's view of an account; without entitlements, of a user with only an account. */
export function headerPerson(
  { person, team }: UsedAccount,
  held: Entitlements = NO_ENTITLEMENTS,
): HeaderPerson {
  return { ...held, mode: team === null ? 'personal' : 'team', seller: person.is_contributor }
}

/** Whether the first subscription is a personal or a team plan (spec section 6, "Premium"). */
export function isPremium({ plan }: Pick<HeaderPerson, 'plan'>): boolean {
  return plan !== null && (plan.type === 'personal' || plan.type === 'team')
}
