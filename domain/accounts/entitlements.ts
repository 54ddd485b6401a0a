import type { Entitlements, HeaderPlan } from '#domain/accounts/header-state.ts'
import type { HeldSubscription } from '#domain/contract/subscriptions.ts'

/** The flags of `GET /api/v2/auth` whose lists the header needs. */
export const HELD_FLAGS = { subscriptions: 1, teams: 1, oauth_clients: 1 } as const

/** What the header needs from a subscription. */
interface HeldPlan {
  readonly plan_info: Pick<HeldSubscription['plan_info'], 'id' | 'slug' | 'name' | 'type' | 'period'>
  readonly transaction: HeldSubscription['transaction']
  readonly status: HeldSubscription['status']
}

interface HeldTeam {
  readonly uuid: string
  /** Whether it has a team plan now. */
  readonly is_subscribed?: boolean
  readonly pivot?: { readonly role?: string }
}

/** The lists of `GET /api/v2/auth`, as far as the header needs them; absent ones are empty. */
export interface HeldLists {
  readonly auth: { readonly uuid: string }
  /** Of the account in use. */
  readonly subscriptions?: readonly HeldPlan[]
  readonly teams?: readonly HeldTeam[]
  readonly oauth_clients?: readonly unknown[]
}

/** What the header shows of what a user holds (spec sections 3 and 6: the first subscription counts). */
export function entitlementsOf({ auth, subscriptions, teams = [], oauth_clients }: HeldLists): Entitlements {
  return {
    plan: planOf(subscriptions),
    subscribedTeams: teams.filter((team) => team.is_subscribed).length,
    ownsTeam: teams.some(({ uuid, pivot }) => uuid === auth.uuid && pivot?.role === 'admin'),
    oauthClients: oauth_clients?.length ?? 0,
    unpaidPlan: subscriptions?.find(({ status }) => status === 'past-due')?.plan_info.name ?? null,
  }
}

function planOf(subscriptions: readonly HeldPlan[] = []): HeaderPlan | null {
  const [first] = subscriptions
  if (first === undefined) return null
  const { id, slug, name, type, period } = first.plan_info
  return { id, slug, name, type, period, gateway: first.transaction.gateway }
}
