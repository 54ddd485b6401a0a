import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { callerNetwork } from '#cms/endpoints/api-v2/caller-network.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { endpoint, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { downloaderOf } from '#cms/endpoints/downloader-of.ts'
import { respondFile } from '#cms/endpoints/respond-file.ts'
import { environment } from '#cms/env.ts'
import { signDownload } from '#cms/files/download-url.ts'
import { signSource } from '#cms/files/source-url.ts'
import { recordNetwork } from '#cms/operations/abuse/record-network.ts'
import { recordView } from '#cms/operations/counters/record-view.ts'
import type { Viewer } from '#cms/operations/counters/visitor-key.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { grantSource } from '#cms/operations/sources/grant-source.ts'
import { actorOf } from '#collections/access.ts'
import { downloadRequestSchema, viewSchema } from '#domain/contract/downloads.ts'
import { sourceRequestSchema } from '#domain/contract/sources.ts'
import { isBrowser } from '#domain/visitors/crawlers.ts'

/** Downloads and views of assets. */
export const DOWNLOAD_ENDPOINTS: Endpoint[] = [
  endpoint('post', '/downloads', async (req) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const parsed = downloadRequestSchema.safeParse(fields.value)
    if (!parsed.success) return respondError('bad-request', z.prettifyError(parsed.error))
    const { item, width, other_width: otherWidth, ...form } = parsed.data
    const now = new Date()
    const by = downloaderOf(req, now)
    const granted = await grantDownload(req.payload, {
      slug: item,
      ...form,
      width: otherWidth ?? width,
      by,
      country: countryOf(req),
    })
    if (!granted.ok) return respondRefusal(granted)
    if ('user' in by)
      await recordNetwork(
        req.payload,
        { user: by.user, network: networkOf(req), now },
        environment().SIGNING_SECRET,
      )
    const url = signDownload(granted.value, environment().SIGNING_SECRET, now)
    return respondFile(req, 'download', { url, allowance: granted.value.allowance })
  }),
  endpoint('post', '/source-downloads', async (req) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const parsed = sourceRequestSchema.safeParse(fields.value)
    if (!parsed.success) return respondError('bad-request', z.prettifyError(parsed.error))
    const { item: slug, format } = parsed.data
    const now = new Date()
    const wanted = { slug, format, by: downloaderOf(req, now), country: countryOf(req) }
    const granted = await grantSource(req.payload, wanted)
    if (!granted.ok) return respondRefusal(granted)
    const url = signSource(granted.value, environment().SIGNING_SECRET, now)
    return respondFile(req, 'download', { url, allowance: granted.value.allowance })
  }),
  endpoint('post', '/views', async (req) => {
    const fields = await readFields(req)
    const view = viewSchema.safeParse(fields.ok ? fields.value : null)
    if (!view.success) return respondError('bad-request')
    const by = viewerOf(req)
    if (by !== null)
      await recordView(req.payload, { ...view.data, by, country: countryOf(req), now: new Date() })
    return new Response(null, { status: 204 })
  }),
]

function networkOf(req: PayloadRequest): string {
  return callerNetwork(req, environment().PROXIES_IN_FRONT)
}

/** Null for requests that are not a view: of a crawler, or of another site's page. */
function viewerOf(req: PayloadRequest): Viewer | null {
  const userAgent = req.headers.get('user-agent') ?? ''
  const isSameOrigin = (req.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
  if (!isSameOrigin || !isBrowser(userAgent)) return null
  const actor = actorOf(req.user)
  if (actor !== null) return { user: actor.id }
  return { address: networkOf(req), userAgent }
}
