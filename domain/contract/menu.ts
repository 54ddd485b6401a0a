import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { itemCardSchema } from '#domain/contract/catalogue.ts'

/** What the menus of the header show of the library, as `/api/v2` gives it. */

const kind = z.enum(KIND_CODES)

/** `/kinds`: how many items of each kind there are; a kind without any is left out. */
export const heldSchema = z.array(z.object({ kind, count: z.int().nonnegative() }))
export type Held = z.infer<typeof heldSchema>

/** `/menu` */
export const menuSchema = z.object({
  /** A few of each kind, drawn anew each week. */
  picks: z.array(z.object({ kind, items: z.array(itemCardSchema) })),
  /** The free asset of today and of the days after it, so that who keeps this past midnight has the right one. */
  freeOfDay: z.array(z.object({ day: z.iso.date(), item: itemCardSchema })),
})
export type Menu = z.infer<typeof menuSchema>
