import type { Endpoint } from 'payload'
import { callerNetwork } from '#cms/endpoints/api-v2/caller-network.ts'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { environment } from '#cms/env.ts'
import { readInvitation } from '#cms/operations/referrals/read-invitation.ts'
import { readInvitationTerms } from '#cms/operations/referrals/read-invitation-terms.ts'
import { actorOf } from '#collections/access.ts'

/** What the page of an invitation says to everyone, and whose invitation a code is: the second is never cached. */
export const INVITATION_ENDPOINTS: readonly Endpoint[] = [
  endpoint('get', '/invitations', async (req) =>
    respond('terms', await readInvitationTerms(req.payload, languageOf(req))),
  ),
  endpoint('get', '/invitations/:code', async (req) => {
    const found = await readInvitation(req.payload, {
      code: pathParameter(req, 'code'),
      user: actorOf(req.user)?.id ?? null,
      address: callerNetwork(req, environment().PROXIES_IN_FRONT),
    })
    return found.ok ? respond('invitation', found.value) : respondRefusal(found)
  }),
]
