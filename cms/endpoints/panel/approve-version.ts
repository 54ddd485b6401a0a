import type { Endpoint } from 'payload'
import { z } from 'zod'
import { guarded, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { approveVersion } from '#cms/operations/editors/approve-version.ts'
import { actorOf } from '#collections/access.ts'
import { DRAFTED_RESOURCES, type DraftedResource } from '#domain/editors/resources.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)
const body = z.object({ seen: z.iso.datetime() })

/** `POST /api/panel/{resource}/:id/approve` with `{seen}`, the date of the version that the editor read. */
function approveOf(resource: DraftedResource): Endpoint {
  return {
    method: 'post',
    path: `/panel/${resource}/:id/approve`,
    handler: guarded(async (req) => {
      const actor = actorOf(req.user)
      if (scopeOf(actor, 'update', resource) !== 'all')
        return respondError(actor === null ? 'not-signed-in' : 'forbidden')
      const asked = id.safeParse(req.routeParams?.id)
      if (!asked.success) return respondError('not-found')
      const sent = body.safeParse(await req.json?.().catch(() => null))
      const seen = sent.success ? sent.data.seen : null
      const approved = await approveVersion(req, resource, { id: asked.data, seen })
      return approved.ok ? Response.json(approved.value) : respondRefusal(approved)
    }),
  }
}

export const APPROVE_VERSION: Endpoint[] = DRAFTED_RESOURCES.map(approveOf)
