import type { Endpoint } from 'payload'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { readUpload } from '#cms/endpoints/panel/read-upload.ts'
import { environment } from '#cms/env.ts'
import { addRevision } from '#cms/operations/revisions/add-revision.ts'
import { actorOf } from '#collections/access.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { openStorage } from '#media/storage/open.ts'

/**
 * `POST /api/panel/items/:id/revisions`, multipart with the field `file`: answers 202 with the revision that the
 * worker will process, or a numbered refusal.
 */
export const ADD_REVISION: Endpoint = {
  method: 'post',
  path: '/panel/items/:id/revisions',
  handler: async (req) => {
    const actor = actorOf(req.user)
    const item = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(item) || item < 1) return respondError('not-found', 'There is no such item')
    const allowed = requireCommand(actor, 'revision.upload')
    if (!allowed.ok) return respondRefusal(allowed)
    const upload = await readUpload(req, LIMITS.fileBytes)
    if (!upload.ok) return respondRefusal(upload)
    const added = await addRevision(req.payload, openStorage(environment()), { item, actor, ...upload.value })
    if (!added.ok) return respondRefusal(added)
    return Response.json(added.value, { status: 202 })
  },
}
