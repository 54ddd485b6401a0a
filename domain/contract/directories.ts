import { z } from 'zod'
import { contributorSchema, previewSchema } from '#domain/contract/catalogue.ts'

/** The directories of the catalogue as `/api/v2` gives them: what listings are entered through. */

const count = z.int().nonnegative()

/** A place that assets are filed under, with how many and up to four of the best to show for it. */
export const entrySchema = z.object({
  slug: z.string(),
  name: z.string(),
  count,
  previews: z.array(previewSchema),
})
export type Entry = z.infer<typeof entrySchema>

/** `/styles`: most frequent first. */
export const stylesSchema = z.array(entrySchema)

/** `/tags`: most frequent first. */
export const tagsSchema = pageOf(entrySchema.omit({ previews: true }))
export type Tags = z.infer<typeof tagsSchema>

/** `/collections/{slug}`: a choice that an editor made. */
export const collectionSchema = entrySchema.extend({ description: z.string().nullable() })
export type Collection = z.infer<typeof collectionSchema>

/** `/collections` */
export const collectionsSchema = pageOf(collectionSchema)
export type Collections = z.infer<typeof collectionsSchema>

/** `/contributors`: those with most published assets first. */
export const contributorsSchema = pageOf(contributorSchema.extend({ previews: z.array(previewSchema) }))
export type Contributors = z.infer<typeof contributorsSchema>

function pageOf<T extends z.ZodType>(entry: T) {
  return z.object({ entries: z.array(entry), total: count, page: z.int().positive(), pageCount: count })
}
