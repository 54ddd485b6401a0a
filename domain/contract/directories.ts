import { z } from 'zod'
import { contributorSchema, packCardSchema, previewSchema } from '#domain/contract/catalogue.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'

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

/** `/categories/covers`: up to four of the best of all that is under a root of the tree, by its slug. */
export const categoryCoversSchema = z.record(z.string(), z.array(previewSchema))
export type CategoryCovers = z.infer<typeof categoryCoversSchema>

/** `/overviews/{kind}`: ways into a kind, most frequent first, and packs that editors feature. */
export const overviewSchema = z.object({
  subjects: z.array(entrySchema),
  styles: z.array(entrySchema),
  packs: z.array(packCardSchema),
})
export type Overview = z.infer<typeof overviewSchema>

/** `/tags`: most frequent first. */
export const tagsSchema = pageOf(entrySchema.omit({ previews: true }))
export type Tags = z.infer<typeof tagsSchema>

/** `/keywords`: tags by the letters of their language. */
export const keywordsSchema = tagsSchema.extend({
  /** Every letter that a tag begins with, in the order of the index. */
  initials: z.array(z.object({ initial: z.string(), count })),
})
export type Keywords = z.infer<typeof keywordsSchema>

/** `/collections/{slug}`: a choice that an editor made. */
export const collectionSchema = entrySchema.extend({ description: z.string().nullable() })
export type Collection = z.infer<typeof collectionSchema>

/** `/collections` */
export const collectionsSchema = pageOf(collectionSchema)
export type Collections = z.infer<typeof collectionsSchema>

const sizes = z.object({ large: z.string(), normal: z.string(), small: z.string() })

/** Who a contributor is, beside their works. */
const standing = z.object({
  /** What they say they are, else what they publish most of tells. */
  designation: z.enum(DESIGNATION_CODES).nullable(),
  /** They take commissions. */
  openToWork: z.boolean(),
  /** An e-mail address that is meant to be written to. */
  contact: z.string().nullable(),
  followers: count,
  /** A picture that they gave of themselves; without one, one of the ten default pictures. */
  picture: sizes.nullable(),
  /** The picture of their company. */
  company: sizes.nullable(),
  avatar: z.int().min(0).max(9),
})

/** `/contributors`: up to four of the best works of each. */
export const contributorsSchema = pageOf(
  contributorSchema.extend({ ...standing.shape, previews: z.array(previewSchema) }),
)
export type Contributors = z.infer<typeof contributorsSchema>

/** `/contributors/{username}` */
export const profileSchema = contributorSchema.extend({
  ...standing.shape,
  biography: z.string().nullable(),
  cover: sizes.nullable(),
  /** Where else their work is shown: addresses by network (domain/accounts/social-networks.ts). */
  links: z.record(z.string(), z.string()),
  /** Who belongs to a team. */
  members: z.array(z.object({ name: z.string(), picture: sizes.nullable(), avatar: z.int().min(0).max(9) })),
  /** Their best works. */
  previews: z.array(previewSchema),
})
export type Profile = z.infer<typeof profileSchema>

function pageOf<T extends z.ZodType>(entry: T) {
  return z.object({ entries: z.array(entry), total: count, page: z.int().positive(), pageCount: count })
}
