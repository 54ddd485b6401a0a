import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { changePrice } from '#cms/operations/assets/change-price.ts'
import type { PricedAsset } from '#cms/operations/assets/load-price.ts'
import { readPrices } from '#cms/operations/assets/read-prices.ts'
import type { PricedForm } from '#domain/assets/change-price.ts'
import { changePriceSchema } from '#domain/contract/console/prices.ts'

/** The prices of a contributor's own live items and packs. */
export const PRICE_ENDPOINTS: readonly Endpoint[] = (['item', 'pack'] as const).flatMap((form) => [
  prices('get', form, 'prices', respondPrices),
  prices('post', form, 'change-price', async (req, caller, asset) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const sent = changePriceSchema.safeParse(fields.value)
    if (!sent.success) return respondRefusals(faultsOf(sent.error))
    const changed = await changePrice(req.payload, { actor: caller.actor, asset, ...sent.data })
    return changed.ok ? respondPrices(req, caller, asset) : respondRefusal(changed)
  }),
])

type Handler = (req: PayloadRequest, caller: ConsoleCaller, asset: PricedAsset) => Promise<Response>

function prices(method: 'get' | 'post', form: PricedForm, call: string, handle: Handler): Endpoint {
  return commandEndpoint(
    method,
    'asset.reprice',
    `/${ASSET_TABLES[form]}/:id/${call}`,
    async (req, caller) => {
      const written = pathParameter(req, 'id')
      const isId = /^[1-9]\d{0,8}$/.test(written)
      return isId ? handle(req, caller, { form, id: Number(written) }) : respondError('not-found')
    },
  )
}

async function respondPrices(
  { payload }: PayloadRequest,
  { actor }: ConsoleCaller,
  asset: PricedAsset,
): Promise<Response> {
  const read = await readPrices(payload, asset, actor)
  return read === null
    ? respondError('not-found')
    : Response.json(read, { headers: { 'Cache-Control': 'no-store' } })
}
