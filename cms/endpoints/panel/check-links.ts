import type { Endpoint } from 'payload'
import { guarded, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { checkContent } from '#cms/operations/editors/check-content.ts'
import { actorOf } from '#collections/access.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'

/** `POST /api/panel/links/check`: checks the links of all content again; answers with the number of broken ones. */
export const CHECK_LINKS: Endpoint = {
  method: 'post',
  path: '/panel/links/check',
  handler: guarded(async (req) => {
    const actor = actorOf(req.user)
    if (scopeOf(actor, 'update', 'redirects') !== 'all')
      return respondError(actor === null ? 'not-signed-in' : 'forbidden')
    const broken = await checkContent(req.payload)
    return broken === null ? respondError('content-check-running') : Response.json({ broken })
  }),
}
