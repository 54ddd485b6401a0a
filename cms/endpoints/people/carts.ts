import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { addAsset, emptyCart, removeAsset } from '#cms/operations/carts/change-cart.ts'
import type { CartReader } from '#cms/operations/carts/entries.ts'
import { priceCoupon } from '#cms/operations/carts/price-coupon.ts'
import { readCart, readSummary } from '#cms/operations/carts/read-cart.ts'
import { cartAssetSchema } from '#domain/contract/carts.ts'
import { couponFormSchema } from '#domain/contract/coupons.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** The carts of users. */
export const CART_ENDPOINTS: Endpoint[] = [
  call('read-own-cart', async (req, actor) =>
    respond('cart', await readSummary(req.payload, personOf(actor).id)),
  ),
  formCall('add-to-cart', cartAssetSchema, async (req, form, actor) =>
    answer(await addAsset(req.payload, form, readerOf(req, actor))),
  ),
  call('read-cart', async (req, actor) =>
    answer(await readCart(req.payload, pathParameter(req, 'cart'), readerOf(req, actor))),
  ),
  formCall('remove-from-cart', cartAssetSchema, async (req, form, actor) =>
    answer(await removeAsset(req.payload, ownCart(req, actor), form)),
  ),
  formCall('price-cart-coupon', couponFormSchema, async (req, { code }, actor) => {
    const slug = pathParameter(req, 'cart')
    const priced = await priceCoupon(req.payload, { slug, code }, readerOf(req, actor))
    return priced.ok ? respond('coupon', priced.value) : respondRefusal(priced)
  }),
  call('empty-cart', async (req, actor) => answer(await emptyCart(req.payload, ownCart(req, actor)))),
]

function answer(result: Result<object>): Response {
  return result.ok ? respond('cart', result.value) : respondRefusal(result)
}

function ownCart(req: PayloadRequest, actor: Actor) {
  return { user: personOf(actor).id, cart: pathParameter(req, 'cart') }
}

function readerOf(req: PayloadRequest, actor: Actor): CartReader {
  const team = sessionOf(req)?.team?.id ?? null
  return { by: { user: personOf(actor).id, team }, locale: languageOf(req), country: countryOf(req) }
}
