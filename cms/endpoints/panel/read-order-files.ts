import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { guarded, respond, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { readOrderFile, readOrderFiles } from '#cms/operations/custom-orders/read-order.ts'
import { actorOf } from '#collections/access.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)

/** `GET /api/panel/custom-orders/:id/files` and `/:file`: what was sent with a request, for staff who answer it. */
export const READ_ORDER_FILES: Endpoint[] = [
  {
    method: 'get',
    path: '/panel/custom-orders/:id/files',
    handler: guarded(async (req) => {
      const refused = refuseOthers(req)
      if (refused !== null) return refused
      const order = id.safeParse(req.routeParams?.id)
      if (!order.success) return respondError('not-found')
      const files = await readOrderFiles(req.payload, order.data)
      return files === null ? respondError('not-found') : respond('orderFiles', files)
    }),
  },
  {
    method: 'get',
    path: '/panel/custom-orders/:id/files/:file',
    handler: guarded(async (req) => {
      const refused = refuseOthers(req)
      if (refused !== null) return refused
      const [order, file] = [id.safeParse(req.routeParams?.id), id.safeParse(req.routeParams?.file)]
      if (!order.success || !file.success) return respondError('not-found')
      const found = await readOrderFile(req.payload, { order: order.data, file: file.data })
      if (found === null) return respondError('not-found')
      return new Response(Uint8Array.from(found.body), { headers: attachment(found) })
    }),
  },
]

function refuseOthers(req: PayloadRequest): Response | null {
  const actor = actorOf(req.user)
  if (scopeOf(actor, 'update', 'custom-orders') === 'all') return null
  return respondError(actor === null ? 'not-signed-in' : 'forbidden')
}

/** Files of strangers are downloaded, never shown by the browser. */
function attachment({ name, type }: { readonly name: string; readonly type: string }): HeadersInit {
  return {
    'Cache-Control': 'private, no-store',
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  }
}
