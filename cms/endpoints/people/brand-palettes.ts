import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import {
  changePalette,
  createPalette,
  deletePalette,
  listPalettes,
} from '#cms/operations/brand-palettes/palettes.ts'
import { type BrandPalette, newPaletteSchema, paletteChangeSchema } from '#domain/contract/brand-palettes.ts'
import type { Result } from '#domain/errors/catalogue.ts'

/** Palettes of users; each change answers with all of them. */
export const PALETTE_ENDPOINTS: Endpoint[] = [
  call('list-palettes', async (req, actor) =>
    respond('brand_palettes', await listPalettes(req.payload, personOf(actor).id)),
  ),
  formCall('create-palette', newPaletteSchema, async (req, form, actor) =>
    answer(await createPalette(req.payload, personOf(actor).id, form)),
  ),
  formCall('change-palette', paletteChangeSchema, async (req, form, actor) =>
    answer(await changePalette(req.payload, personOf(actor).id, pathParameter(req, 'palette'), form)),
  ),
  call('delete-palette', async (req, actor) =>
    answer(await deletePalette(req.payload, personOf(actor).id, pathParameter(req, 'palette'))),
  ),
]

function answer(palettes: Result<BrandPalette[]>): Response {
  return palettes.ok ? respond('brand_palettes', palettes.value) : respondRefusal(palettes)
}
