import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { callerNetwork } from '#cms/endpoints/api-v2/caller-network.ts'
import { languageOf, pageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { rateLimit } from '#cms/endpoints/api-v2/rate-limit.ts'
import { readPicture, type SentPicture } from '#cms/endpoints/api-v2/read-picture.ts'
import { endpoint, respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { environment } from '#cms/env.ts'
import { pictureExists } from '#cms/operations/pictures/picture-exists.ts'
import { readOriginalOf } from '#cms/operations/pictures/read-original-of.ts'
import { readPictureSearch } from '#cms/operations/pictures/read-picture-search.ts'
import { startPictureSearch } from '#cms/operations/pictures/start-picture-search.ts'
import { pictureFinder } from '#cms/picture-finder.ts'
import { PRICES } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { refusedPicture } from '#domain/pictures/refused.ts'
import { validValues } from '#domain/routing/choices.ts'
import { href } from '#domain/routing/href.ts'
import { openStorage } from '#media/storage/open.ts'

/** Decoding a picture is the most expensive request of a visitor. */
const allows = rateLimit({ most: 30, windowMs: 10 * 60 * 1000 })

const PER_PAGE = 48

/** Malformed parameters count as absent. */
const narrowingSchema = z.object({
  kind: z.enum(KIND_CODES).nullable().catch(null).default(null),
  price: z.enum(PRICES).catch('all').default('all'),
  style: z
    .string()
    .max(1000)
    .catch('')
    .default('')
    .transform((text) => validValues('style', text.split(','))),
})

/** Search by picture (spec section 2): upload one, then request its matches. */
export const PICTURE_ENDPOINTS: Endpoint[] = [
  endpoint('post', '/picture-searches', async (req) => {
    const sent = await readPicture(req)
    const started = sent.ok ? await start(req, sent.value) : sent
    const fromPage = sent.ok ? sent.value.fromPage : null
    if (fromPage !== null) return redirectAfterUpload(fromPage, started)
    return started.ok ? respond('pictureSearch', started.value) : respondRefusal(started)
  }),
  endpoint('get', '/picture-searches/:hash/exists', async (req) => {
    const existing = await pictureExists(req.payload, pathParameter(req, 'hash'))
    return existing.ok ? respond('exists', true) : respondRefusal(existing)
  }),
  endpoint('get', '/picture-searches/:hash', async (req) => {
    const found = await readPictureSearch(req.payload, pictureFinder(), {
      hash: pathParameter(req, 'hash'),
      locale: languageOf(req),
      page: pageOf(req),
      perPage: PER_PAGE,
      ...narrowingSchema.parse(Object.fromEntries(req.searchParams)),
    })
    return found.ok ? respond('pictureSearch', found.value) : respondRefusal(found)
  }),
]

async function start(
  req: PayloadRequest,
  { bytes, item }: SentPicture,
): Promise<Result<{ readonly hash: string }>> {
  if (item !== null) return readOriginalOf(req.payload, item)
  if (bytes === null) return refuse('file-empty')
  const env = environment()
  if (!allows(callerNetwork(req, env.PROXIES_IN_FRONT), Date.now())) return refuse('too-many-pictures')
  return startPictureSearch(
    { payload: req.payload, storage: openStorage(env), finder: pictureFinder() },
    bytes,
  )
}

/** The response to a form without scripts: redirects to the results, or back to the form with the reason. */
function redirectAfterUpload(locale: Locale, started: Result<{ readonly hash: string }>): Response {
  const to = started.ok
    ? href('pictureResults', locale, { hash: started.value.hash })
    : `${href('pictureSearch', locale)}#${refusedPicture(started.code)}`
  return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } })
}
