import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LICENCE_CODES } from '#domain/assets/licences.ts'
import { CONFLICT_REASONS, LIMITED_RESALES } from '#domain/licences/compatibility.ts'

const count = z.int().nonnegative()

/** An item as the panel names and links it. */
const workSchema = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(KIND_CODES),
  free: z.boolean(),
  licence: z.enum(LICENCE_CODES),
})

/** Works of one finding: their number, and the first of them. */
const worksSchema = z.object({ count, first: z.array(workSchema) })
export type CountedWorks = z.infer<typeof worksSchema>

/** How many works of a finding are named. */
export const NAMED_WORKS = 12

/** What the licences of a collection mean for a product with all of its items. */
export const licencesOfCollectionSchema = z.object({
  items: count,
  /** Whether there are more items than are checked. */
  partial: z.boolean(),
  attribution: z.object({
    count,
    /** The credit of each work in the language of the page, one a line. */
    credits: z.string(),
  }),
  resale: z.array(z.object({ limit: z.enum(LIMITED_RESALES), works: worksSchema })),
  conflicts: z.array(
    z.object({ reason: z.enum(CONFLICT_REASONS), replace: worksSchema, beside: worksSchema }),
  ),
})
export type LicencesOfCollection = z.infer<typeof licencesOfCollectionSchema>
