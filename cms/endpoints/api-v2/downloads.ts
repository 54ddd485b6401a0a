import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { clientAddress } from '#cms/endpoints/api-v2/client-address.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { endpoint, respond, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { environment } from '#cms/env.ts'
import { signDownload } from '#cms/files/download-url.ts'
import { countView } from '#cms/operations/catalogue/count-view.ts'
import { grantGuestDownload } from '#cms/operations/downloads/grant-guest-download.ts'
import { guestKey } from '#cms/operations/downloads/guest-key.ts'
import { downloadRequestSchema, viewSchema } from '#domain/contract/downloads.ts'

/** What a visitor does to an asset. */
export const DOWNLOAD_ENDPOINTS: Endpoint[] = [
  endpoint('post', '/downloads', async (req) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const wanted = downloadRequestSchema.safeParse(fields.value)
    if (!wanted.success) return respondError('bad-request', z.prettifyError(wanted.error))
    const { item, format, width } = wanted.data
    const env = environment()
    const now = new Date()
    const guest = guestKey(clientAddress(req, env.PROXIES_IN_FRONT), now, env.SIGNING_SECRET)
    const granted = await grantGuestDownload(req.payload, { slug: item, format, width, guest })
    if (!granted.ok) return respondRefusal(granted)
    const url = signDownload(granted.value, env.SIGNING_SECRET, now)
    return wantsJson(req) ? respond('download', { url }) : seeOther(url)
  }),
  endpoint('post', '/views', async (req) => {
    const fields = await readFields(req)
    const view = viewSchema.safeParse(fields.ok ? fields.value : null)
    if (!view.success) return respondError('bad-request')
    await countView(req.payload, view.data.item)
    return new Response(null, { status: 204 })
  }),
]

function wantsJson(req: PayloadRequest): boolean {
  return req.headers.get('accept')?.includes('application/json') ?? false
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
