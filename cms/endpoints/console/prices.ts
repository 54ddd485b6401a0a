import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { changePrice } from '#cms/operations/assets/change-price.ts'
import { readPrices } from '#cms/operations/assets/read-prices.ts'
import { changePriceSchema } from '#domain/contract/console/prices.ts'

/** The prices of a contributor's own live items. */
export const PRICE_ENDPOINTS: readonly Endpoint[] = [
  prices('get', '/items/:id/prices', respondPrices),
  prices('post', '/items/:id/change-price', async (req, caller, item) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = changePriceSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const changed = await changePrice(req.payload, { actor: caller.actor, item, ...form.data })
    return changed.ok ? respondPrices(req, caller, item) : respondRefusal(changed)
  }),
]

type Handler = (req: PayloadRequest, caller: ConsoleCaller, item: number) => Promise<Response>

function prices(method: 'get' | 'post', path: string, handle: Handler): Endpoint {
  return commandEndpoint(method, 'asset.reprice', path, async (req, caller) => {
    const written = pathParameter(req, 'id')
    return /^[1-9]\d{0,8}$/.test(written) ? handle(req, caller, Number(written)) : respondError('not-found')
  })
}

async function respondPrices(
  { payload }: PayloadRequest,
  { actor }: ConsoleCaller,
  item: number,
): Promise<Response> {
  const read = await readPrices(payload, item, actor)
  return read === null
    ? respondError('not-found')
    : Response.json(read, { headers: { 'Cache-Control': 'no-store' } })
}
