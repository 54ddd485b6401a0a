import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { downloaderOf } from '#cms/endpoints/downloader-of.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { respondFile } from '#cms/endpoints/respond-file.ts'
import { environment } from '#cms/env.ts'
import { signZip } from '#cms/files/zip/zip-url.ts'
import type { ZipSource } from '#cms/operations/zips/find-source.ts'
import { prepareZip, readZipPlan } from '#cms/operations/zips/prepare-zip.ts'
import { zipRequestSchema } from '#domain/contract/zips.ts'
import type { PeopleCall } from '#domain/permissions/people.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

type SourceOf = (req: PayloadRequest, actor: Actor) => ZipSource

/** Sets of items as ZIP: what one contains, and its address. */
export const ZIP_ENDPOINTS: Endpoint[] = [
  ...zipCalls('plan-zip', 'prepare-zip', (req, actor) => ({
    collection: pathParameter(req, 'collection'),
    owner: personOf(actor).id,
  })),
  ...zipCalls('plan-shared-zip', 'prepare-shared-zip', (req) => ({ shareKey: pathParameter(req, 'share') })),
  ...zipCalls('plan-pack-zip', 'prepare-pack-zip', (req) => ({ pack: pathParameter(req, 'pack') })),
  ...zipCalls('plan-bundle-zip', 'prepare-bundle-zip', (req) => ({ bundle: pathParameter(req, 'bundle') })),
]

function zipCalls(plan: PeopleCall, prepare: PeopleCall, sourceOf: SourceOf): Endpoint[] {
  return [
    call(plan, async (req, actor) => {
      const by = downloaderOf(req, new Date())
      const planned = await readZipPlan(req.payload, { by, source: sourceOf(req, actor) })
      return planned.ok ? respond('zip', planned.value) : respondRefusal(planned)
    }),
    formCall(prepare, zipRequestSchema, async (req, { palette, audit }, actor) => {
      const { PUBLIC_URL, SIGNING_SECRET } = environment()
      const now = new Date()
      const prepared = await prepareZip(req.payload, {
        by: downloaderOf(req, now),
        country: countryOf(req),
        source: sourceOf(req, actor),
        palette,
        audit,
        site: new URL(PUBLIC_URL).origin,
        now,
      })
      if (!prepared.ok) return respondRefusal(prepared)
      return respondFile(req, 'zip', { url: signZip(prepared.value, SIGNING_SECRET, now) })
    }),
  ]
}
