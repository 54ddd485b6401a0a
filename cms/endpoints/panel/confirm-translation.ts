import type { Endpoint } from 'payload'
import { z } from 'zod'
import { guarded, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { confirmTranslation } from '#cms/operations/editors/confirm-translation.ts'
import { actorOf } from '#collections/access.ts'
import type { TranslatedResource } from '#domain/editors/resources.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'

const asked = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  locale: z.enum(LOCALE_CODES),
})

/** `POST /api/panel/{resource}/:id/translations/:locale/confirm`: the translation fits its source as it is now. */
function confirmOf(resource: TranslatedResource): Endpoint {
  return {
    method: 'post',
    path: `/panel/${resource}/:id/translations/:locale/confirm`,
    handler: guarded(async (req) => {
      const actor = actorOf(req.user)
      if (scopeOf(actor, 'update', resource) !== 'all')
        return respondError(actor === null ? 'not-signed-in' : 'forbidden')
      const named = asked.safeParse(req.routeParams)
      if (!named.success || !(await confirmTranslation(req.payload, resource, named.data)))
        return respondError('not-found')
      return Response.json({ confirmed: true })
    }),
  }
}

export const CONFIRM_PAGE_TRANSLATION = confirmOf('landing-pages')
export const CONFIRM_POST_TRANSLATION = confirmOf('posts')
export const CONFIRM_PICTURE_TRANSLATION = confirmOf('pictures')
