import type { PayloadRequest } from 'payload'
import { respondAll, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { readPerson } from '#cms/operations/accounts/read-person.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { AUTH_FLAGS } from '#domain/contract/accounts.ts'

/** `GET /api/v2/auth`: the user, and an empty list for each requested feature that does not exist yet. */
export async function respondPerson(req: PayloadRequest, user: string): Promise<Response> {
  const person = await readPerson(req.payload, user)
  if (person === null) return respondError('not-signed-in')
  const requestedFlags = AUTH_FLAGS.filter((flag) => isFlagSet(req.searchParams.get(flag)))
  const subscriptions = requestedFlags.includes('subscriptions')
    ? { subscriptions: await readHeldSubscriptions(req.payload, user) }
    : {}
  const member = isFlagSet(req.searchParams.get('member')) ? { member: person } : {}
  return respondAll({
    auth: person,
    ...member,
    ...Object.fromEntries(requestedFlags.map((flag) => [flag, []])),
    ...subscriptions,
  })
}

function isFlagSet(flag: string | null): boolean {
  return flag !== null && flag !== '0' && flag !== 'false'
}
