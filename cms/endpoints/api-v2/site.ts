import type { Endpoint } from 'payload'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respond, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { readSiteTexts } from '#cms/operations/menu/read-site-texts.ts'
import { readLogo, readSite } from '#cms/operations/site/read-site.ts'

/** An SVG that is opened by itself runs nothing and loads nothing. */
const LOGO_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=86400',
} as const

/** The settings of the site, and its logo. */
export const SITE_ENDPOINTS: readonly Endpoint[] = [
  endpoint('get', '/site', async (req) => respond('site', await readSite(req.payload, languageOf(req)))),
  endpoint('get', '/site-texts', async (req) =>
    respond('siteTexts', await readSiteTexts(req.payload, languageOf(req))),
  ),
  endpoint('get', '/site/logo', async (req) => {
    const logo = await readLogo(req.payload)
    return logo === null ? respondError('not-found') : new Response(logo, { headers: LOGO_HEADERS })
  }),
]
