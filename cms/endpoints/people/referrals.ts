import type { Endpoint } from 'payload'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { requestPayout } from '#cms/operations/payouts/request-payout.ts'
import { joinAffiliation, readAffiliation } from '#cms/operations/referrals/read-affiliation.ts'
import { readReferral } from '#cms/operations/referrals/read-rewards.ts'
import { payoutFormSchema } from '#domain/contract/referrals.ts'

/** What a user's links earned: credit for referrals, commissions of affiliates. */
export const REFERRAL_ENDPOINTS: Endpoint[] = [
  call('read-referral', async (req, actor) => {
    const found = await readReferral(req.payload, personOf(actor).id)
    return found.ok ? respond('referral', found.value) : respondRefusal(found)
  }),
  call('read-affiliation', async (req, actor) => {
    const found = await readAffiliation(req.payload, personOf(actor).id)
    return found.ok ? respond('affiliation', found.value) : respondRefusal(found)
  }),
  call('join-affiliation', async (req, actor) => {
    const joined = await joinAffiliation(req.payload, personOf(actor).id)
    return joined.ok ? respond('affiliation', joined.value) : respondRefusal(joined)
  }),
  formCall('request-payout', payoutFormSchema, async (req, form, actor) => {
    const user = personOf(actor).id
    const requested = await requestPayout(req.payload, { user, form })
    if (!requested.ok) return respondRefusal(requested)
    const found = await readAffiliation(req.payload, user)
    return found.ok ? respond('affiliation', found.value) : respondRefusal(found)
  }),
]
