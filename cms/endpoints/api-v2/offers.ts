import type { Endpoint } from 'payload'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respondError, respondFound } from '#cms/endpoints/api-v2/respond.ts'
import { readOffer } from '#cms/operations/coupons/read-offer.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import { offerSlugFault } from '#domain/coupons/offer-slug.ts'

/** Pages of coupons: public, the same for all visitors. */
export const OFFER_ENDPOINTS: Endpoint[] = [
  endpoint('get', '/offers/:slug', async (req) => {
    const slug = pathParameter(req, 'slug')
    if (offerSlugFault(slug) !== null) return respondError('not-found')
    const gateways = Object.values(paymentGateways())
    return respondFound('offer', await readOffer(req.payload, { slug, locale: languageOf(req), gateways }))
  }),
]
