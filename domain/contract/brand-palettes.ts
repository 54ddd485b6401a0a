import { z } from 'zod'
import { MAX_BRAND_PALETTES, MAX_PALETTE_NAME, PALETTE_COLOURS } from '#domain/brand-palettes/limits.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** Palettes of people: `response.brand_palettes` (spec sections 3 and 7). */

const says = (code: ErrorCode) => ({ error: code })

const name = z
  .string(says('name-missing'))
  .trim()
  .min(1, says('name-missing'))
  .max(MAX_PALETTE_NAME, says('text-too-long'))
/** `#RRGGBB` in either case; kept in lower case, as the colours of artworks are. */
const colour = z
  .string(says('colour-invalid'))
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, says('colour-invalid'))
  .toLowerCase()
const colors = z
  .array(colour, says('palette-size'))
  .min(PALETTE_COLOURS.least, says('palette-size'))
  .max(PALETTE_COLOURS.most, says('palette-size'))

/** `palette` is its id, made by the browser, so that a second click or try makes no second palette. */
export const newPaletteSchema = z.object({ palette: z.uuid().optional(), name, colors })
export type NewPalette = z.infer<typeof newPaletteSchema>

/** What is absent stays as it is; `position` counts from 0. */
export const paletteChangeSchema = z.object({
  name: name.optional(),
  colors: colors.optional(),
  position: z.int().min(0).max(MAX_BRAND_PALETTES).optional(),
})
export type PaletteChange = z.infer<typeof paletteChangeSchema>

export const brandPaletteSchema = z.object({ id: z.uuid(), name: z.string(), colors: z.array(z.string()) })
export type BrandPalette = z.infer<typeof brandPaletteSchema>
