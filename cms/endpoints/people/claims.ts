import type { Endpoint } from 'payload'
import { publicProofs } from '#cms/adapters/public-proofs/public-proofs.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { checkClaim, readOwnClaim, withdrawClaim } from '#cms/operations/claims/own-claim.ts'
import { startClaim } from '#cms/operations/claims/start-claim.ts'
import type { Payload } from '#cms/operations/database.ts'
import { ownClaimSchema, startClaimSchema } from '#domain/contract/claims.ts'
import type { Result } from '#domain/errors/catalogue.ts'

/** A user's claims of imported profiles. Each command answers with the claim after it. */
export const CLAIM_ENDPOINTS: Endpoint[] = [
  call('read-claim', async (req, actor) => {
    const contributor = req.searchParams.get('contributor') ?? ''
    return respond('claim', await readOwnClaim(req.payload, personOf(actor).id, contributor))
  }),
  formCall('start-claim', startClaimSchema, async ({ payload }, form, actor) => {
    const user = personOf(actor).id
    return answer(payload, user, form.contributor, await startClaim(payload, { user, ...form }))
  }),
  formCall('check-claim', ownClaimSchema, async ({ payload }, form, actor) => {
    const user = personOf(actor).id
    return answer(
      payload,
      user,
      form.contributor,
      await checkClaim(payload, publicProofs(), { user, ...form }),
    )
  }),
  formCall('withdraw-claim', ownClaimSchema, async ({ payload }, form, actor) => {
    const user = personOf(actor).id
    return answer(payload, user, form.contributor, await withdrawClaim(payload, { user, ...form }))
  }),
]

async function answer(
  payload: Payload,
  user: string,
  contributor: string,
  done: Result<null>,
): Promise<Response> {
  return done.ok ? respond('claim', await readOwnClaim(payload, user, contributor)) : respondRefusal(done)
}
