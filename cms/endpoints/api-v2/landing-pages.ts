import type { Endpoint } from 'payload'
import { catalogueSearch } from '#cms/catalogue-search.ts'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respond, respondError, respondFound } from '#cms/endpoints/api-v2/respond.ts'
import { readLandingAddresses, readLandingPage } from '#cms/operations/landing/read-landing.ts'
import { readLandingLinks } from '#cms/operations/landing/read-links.ts'
import { landingAddressSchema } from '#domain/contract/landing.ts'

/** The storefront's reads of landing pages: public, the same for all visitors. */
export const LANDING_ENDPOINTS: Endpoint[] = [
  endpoint('get', '/landing-pages', async (req) =>
    respond('landingPages', await readLandingAddresses(req.payload)),
  ),
  endpoint('get', '/landing-pages/links', async (req) =>
    respond('links', await readLandingLinks(req.payload, catalogueSearch(req.payload), languageOf(req))),
  ),
  endpoint('get', '/landing-pages/:place/:slug', async (req) => {
    const at = landingAddressSchema.safeParse(req.routeParams)
    if (!at.success) return respondError('not-found')
    const search = catalogueSearch(req.payload)
    return respondFound(
      'landingPage',
      await readLandingPage(req.payload, search, at.data, languageOf(req), new Date()),
    )
  }),
]
