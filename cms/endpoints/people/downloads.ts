import type { Endpoint } from 'payload'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, personOf } from '#cms/endpoints/people/call.ts'
import { environment } from '#cms/env.ts'
import { signDownload } from '#cms/files/download-url.ts'
import { downloadAgain } from '#cms/operations/downloads/download-again.ts'
import { listDownloads } from '#cms/operations/downloads/list-downloads.ts'
import { readDifference } from '#cms/operations/licences/read-difference.ts'
import { downloadsQuerySchema } from '#domain/contract/account-downloads.ts'

/** Calls about a user's downloads. */
export const DOWNLOAD_LIST_ENDPOINTS: Endpoint[] = [
  call('list-downloads', async (req, actor) => {
    const query = downloadsQuerySchema.parse(Object.fromEntries(req.searchParams))
    return respond(
      'downloads',
      await listDownloads(req.payload, personOf(actor).id, { ...query, locale: languageOf(req) }),
    )
  }),
  call('download-again', async (req, actor) => {
    const granted = await downloadAgain(req.payload, personOf(actor).id, pathParameter(req, 'download'))
    if (!granted.ok) return respondRefusal(granted)
    return respond('download', { url: signDownload(granted.value, environment().SIGNING_SECRET, new Date()) })
  }),
  call('read-download-licence', async (req, actor) => {
    const wanted = {
      user: personOf(actor).id,
      download: pathParameter(req, 'download'),
      locale: languageOf(req),
    }
    const read = await readDifference(req.payload, wanted)
    return read.ok ? respond('licence', read.value) : respondRefusal(read)
  }),
]
