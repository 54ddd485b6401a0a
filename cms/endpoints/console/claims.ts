import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { decideProfileClaim } from '#cms/operations/claims/decide-claim.ts'
import { readClaim } from '#cms/operations/claims/read-claim.ts'
import { decideClaimSchema } from '#domain/contract/claims.ts'
import { CLAIM_DECISIONS } from '#domain/contributors/claim.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'

/** The decisions of staff on claims of imported profiles. Each answers with the claim after it. */
export const CLAIM_ENDPOINTS: readonly Endpoint[] = CLAIM_DECISIONS.map((action) =>
  consoleEndpoint('post', `/profile-claims/:id/${action}`, async (req, { actor }) => {
    const allowed = requireCommand(actor, 'profile-claim.decide')
    if (!allowed.ok) return respondRefusal(allowed)
    const claim = claimOf(req)
    if (claim === null) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = decideClaimSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const decided = await decideProfileClaim(req.payload, { actor, claim, action, ...form.data })
    if (!decided.ok) return respondRefusal(decided)
    return Response.json(await readClaim(req.payload, claim, actor), {
      headers: { 'Cache-Control': 'no-store' },
    })
  }),
)

function claimOf(req: PayloadRequest): number | null {
  const written = pathParameter(req, 'id')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
