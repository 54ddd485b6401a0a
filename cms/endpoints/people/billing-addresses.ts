import type { Endpoint, PayloadRequest } from 'payload'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { changeBillingAddress } from '#cms/operations/billing-addresses/change-billing-address.ts'
import { readBillingAddress } from '#cms/operations/billing-addresses/read-billing-address.ts'
import { billingAddressSchema } from '#domain/contract/billing.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** The billing address of the account in use, or of the team that the query names. */
export const BILLING_ADDRESS_ENDPOINTS: Endpoint[] = [
  call('read-billing-address', async (req, actor) => {
    const found = await readBillingAddress(req.payload, holderOf(req, actor))
    return found.ok ? respond('billing_address', found.value) : respondRefusal(found)
  }),
  formCall('change-billing-address', billingAddressSchema, async (req, address, actor) => {
    const changed = await changeBillingAddress(req.payload, holderOf(req, actor), address)
    return changed.ok ? respond('billing_address', changed.value) : respondRefusal(changed)
  }),
]

function holderOf(req: PayloadRequest, actor: Actor) {
  const team = req.searchParams.get('team_uuid') ?? sessionOf(req)?.team?.id ?? null
  return { user: personOf(actor).id, team }
}
