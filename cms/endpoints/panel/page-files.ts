import type { Endpoint } from 'payload'
import { z } from 'zod'
import { guarded, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { exportPage } from '#cms/operations/editors/export-page.ts'
import { importPage } from '#cms/operations/editors/import-page.ts'
import { actorOf } from '#collections/access.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)

/** `GET /api/panel/landing-pages/:id/export`: the page as a JSON file. */
export const EXPORT_PAGE: Endpoint = {
  method: 'get',
  path: '/panel/landing-pages/:id/export',
  handler: guarded(async (req) => {
    const actor = actorOf(req.user)
    if (scopeOf(actor, 'update', 'landing-pages') !== 'all')
      return respondError(actor === null ? 'not-signed-in' : 'forbidden')
    const asked = id.safeParse(req.routeParams?.id)
    const file = asked.success ? await exportPage(req.payload, asked.data, req.user) : null
    if (file === null) return respondError('not-found')
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="page-${asked.data}.json"`,
        'Cache-Control': 'private, no-store',
      },
    })
  }),
}

/** `POST /api/panel/landing-pages/import` with the text of a page file: answers 201 with the id of the new draft. */
export const IMPORT_PAGE: Endpoint = {
  method: 'post',
  path: '/panel/landing-pages/import',
  handler: guarded(async (req) => {
    const actor = actorOf(req.user)
    if (scopeOf(actor, 'create', 'landing-pages') !== 'all')
      return respondError(actor === null ? 'not-signed-in' : 'forbidden')
    const imported = await importPage(req, (await req.text?.()) ?? '')
    return imported.ok ? Response.json(imported.value, { status: 201 }) : respondRefusal(imported)
  }),
}
