import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { itemCardSchema } from '#domain/contract/catalogue.ts'

/** The library's data in the menus of the header, as `/api/v2` returns it. */

const kind = z.enum(KIND_CODES)

const count = z.int().nonnegative()

/**
 * `/kinds`: the number of items of each kind, and how many of them are free and featured, with the same of its packs.
 * Kinds without items are left out.
 */
export const kindCountsSchema = z.array(
  z.object({
    kind,
    item: z.object({ all: count, free: count, featured: count }),
    pack: z.object({ all: count, free: count, featured: count }),
  }),
)
export type KindCounts = z.infer<typeof kindCountsSchema>

/** `/menu` */
export const menuSchema = z.object({
  /** A few items of each kind, selected again each week. */
  picks: z.array(z.object({ kind, items: z.array(itemCardSchema) })),
  /** The free asset of today and of the following days, so that a response cached past midnight has the right one. */
  freeOfDay: z.array(z.object({ day: z.iso.date(), item: itemCardSchema })),
})
export type Menu = z.infer<typeof menuSchema>
