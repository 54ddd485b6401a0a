import type { Endpoint } from 'payload'
import { z } from 'zod'
import { catalogueSearch } from '#cms/catalogue-search.ts'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { guarded, respond, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { readDraft } from '#cms/operations/landing/read-draft.ts'
import { actorOf } from '#collections/access.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)

/** `GET /api/panel/landing-pages/:id/draft?lang=`: the latest version of a page, for its editors. */
export const READ_DRAFT: Endpoint = {
  method: 'get',
  path: '/panel/landing-pages/:id/draft',
  handler: guarded(async (req) => {
    const actor = actorOf(req.user)
    if (scopeOf(actor, 'update', 'landing-pages') !== 'all')
      return respondError(actor === null ? 'not-signed-in' : 'forbidden')
    const asked = id.safeParse(req.routeParams?.id)
    if (!asked.success) return respondError('not-found')
    const locale = languageOf(req)
    const page = await req.payload.findByID({
      collection: 'landing-pages',
      id: asked.data,
      draft: true,
      depth: 0,
      locale,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    })
    if (page === null) return respondError('not-found')
    const { payload } = req
    return respond(
      'landingDraft',
      await readDraft({ payload, search: catalogueSearch(payload), locale, now: new Date() }, page),
    )
  }),
}
