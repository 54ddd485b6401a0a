import type { Endpoint } from 'payload'
import { z } from 'zod'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { publishRevision } from '#cms/operations/revisions/publish-revision.ts'
import { actorOf } from '#collections/access.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'

const id = z.coerce.number().int().positive()
const bodySchema = z.object({ expected: z.int().positive().nullable() })

/**
 * `POST /api/panel/items/:id/revisions/:revision/publish` with `{expected}`, the current revision that the caller saw:
 * answers 200 with the revision that the item shows, or a numbered refusal.
 */
export const PUBLISH_REVISION: Endpoint = {
  method: 'post',
  path: '/panel/items/:id/revisions/:revision/publish',
  handler: async (req) => {
    const actor = actorOf(req.user)
    const allowed = requireCommand(actor, 'revision.publish')
    if (!allowed.ok) return respondRefusal(allowed)
    const item = id.safeParse(req.routeParams?.id)
    const revision = id.safeParse(req.routeParams?.revision)
    if (!item.success || !revision.success) return respondError('not-found', 'There is no such revision')
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return respondError('bad-request', 'Name the revision that you saw as {"expected": 1}')
    const published = await publishRevision(req.payload, {
      actor,
      item: item.data,
      revision: revision.data,
      expected: body.data.expected,
    })
    return published.ok ? Response.json(published.value) : respondRefusal(published)
  },
}
