import type { Endpoint } from 'payload'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respondError, respondFound } from '#cms/endpoints/api-v2/respond.ts'
import { readLegalPage } from '#cms/operations/legal/read-legal-page.ts'
import { isLegalSlug } from '#domain/legal/pages.ts'

/** The terms of use and the privacy notice. */
export const LEGAL_ENDPOINTS: Endpoint[] = [
  endpoint('get', '/legal-pages/:slug', async (req) => {
    const slug = pathParameter(req, 'slug')
    if (!isLegalSlug(slug)) return respondError('not-found')
    return respondFound('legalPage', await readLegalPage(req.payload, slug, languageOf(req)))
  }),
]
