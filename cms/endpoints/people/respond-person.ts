import type { PayloadRequest } from 'payload'
import { respondAll, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { readPerson } from '#cms/operations/accounts/read-person.ts'
import { readBillingAddress } from '#cms/operations/billing-addresses/read-billing-address.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { readTeams } from '#cms/operations/teams/read-teams.ts'
import { AUTH_FLAGS } from '#domain/contract/accounts.ts'
import type { Team, TeamAccount } from '#domain/contract/teams.ts'

/** The answer to a change of the user's own account, which is theirs in team mode too. */
export async function respondPerson(req: PayloadRequest, user: string): Promise<Response> {
  const person = await readPerson(req.payload, user)
  return person === null ? respondError('not-signed-in') : respondAll({ auth: person })
}

/**
 * `GET /api/v2/auth`: the account in use, which in team mode is that of the team; with the flag `member` the person; and
 * the requested lists, empty for features that do not exist yet.
 */
export async function respondAccount(req: PayloadRequest, user: string): Promise<Response> {
  const requested = AUTH_FLAGS.filter((flag) => isFlagSet(req.searchParams.get(flag)))
  const used = sessionOf(req)?.team?.id ?? null
  const [person, teams, subscriptions, address] = await Promise.all([
    readPerson(req.payload, user),
    used !== null || requested.includes('teams') ? readTeams(req.payload, user) : [],
    requested.includes('subscriptions') ? readHeldSubscriptions(req.payload, user, used) : [],
    requested.includes('billing_addresses') ? readBillingAddress(req.payload, { user, team: used }) : null,
  ])
  if (person === null) return respondError('not-signed-in')
  const team = teams.find(({ uuid }) => uuid === used)
  const addresses = address?.ok === true && address.value !== null ? [address.value] : []
  const lists: Partial<Record<string, readonly unknown[]>> = {
    teams,
    subscriptions,
    billing_addresses: addresses,
  }
  return respondAll({
    auth: team === undefined ? person : accountOf(team),
    ...(isFlagSet(req.searchParams.get('member')) ? { member: person } : {}),
    ...Object.fromEntries(requested.map((flag) => [flag, lists[flag] ?? []])),
  })
}

function accountOf({ uuid, name, email, pivot }: Team): TeamAccount {
  return { id: uuid, uuid, type: 'team', name, email, pivot }
}

function isFlagSet(flag: string | null): boolean {
  return flag !== null && flag !== '0' && flag !== 'false'
}
