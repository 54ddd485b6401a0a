import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { respondReceipt } from '#cms/endpoints/respond-receipt.ts'
import { readCashoutDesk } from '#cms/operations/cashouts/read-desk.ts'
import { readReceipt } from '#cms/operations/cashouts/read-receipt.ts'
import { requestCashout } from '#cms/operations/cashouts/request-cashout.ts'
import { PAYEES } from '#cms/payees.ts'
import { cashoutFormSchema } from '#domain/contract/cashouts.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** The earnings of the user's profiles, their cashouts, and receipts: as data, and as PDF in the language of the query. */
export const CASHOUT_ENDPOINTS: Endpoint[] = [
  call('read-cashouts', async (req, actor) => respond('cashouts', await readDesk(req, actor))),
  formCall('request-cashout', cashoutFormSchema, async (req, form, actor) => {
    const holder = { ...personOf(actor), isContributor: req.user?.isContributor === true }
    const requested = await requestCashout(servicesOf(req), { actor: holder, form, now: new Date() })
    return requested.ok ? respond('cashouts', await readDesk(req, actor)) : respondRefusal(requested)
  }),
  call('read-cashout-receipt', async (req, actor) => {
    const found = await read(req, actor)
    return found.ok ? respond('receipt', found.value) : respondRefusal(found)
  }),
  call('print-cashout-receipt', async (req, actor) => {
    const found = await read(req, actor)
    return found.ok ? respondReceipt(found.value, languageOf(req)) : respondRefusal(found)
  }),
]

function servicesOf({ payload }: PayloadRequest) {
  return { payload, payees: PAYEES }
}

function readDesk(req: PayloadRequest, actor: Actor) {
  return readCashoutDesk(servicesOf(req), { user: personOf(actor).id, now: new Date() })
}

function read(req: PayloadRequest, actor: Actor) {
  const cashout = req.searchParams.get('cashout') ?? ''
  return readReceipt(req.payload, { user: personOf(actor).id, cashout })
}
