import { z } from 'zod'
import {
  packCardSchema,
  pictureAddressesSchema,
  previewSchema,
  shownContributorSchema,
} from '#domain/contract/catalogue.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'

/** The directories of the catalogue as `/api/v2` returns them: entry points to listings. */

const count = z.int().nonnegative()

/** A taxonomy entry with its count and up to four of its best assets. */
export const entrySchema = z.object({
  slug: z.string(),
  name: z.string(),
  count,
  previews: z.array(previewSchema),
})
export type Entry = z.infer<typeof entrySchema>

/** `/styles`: most frequent first. */
export const stylesSchema = z.array(entrySchema)

/** `/categories/covers`: up to four of the best assets below each root category, by slug. */
export const categoryCoversSchema = z.record(z.string(), z.array(previewSchema))
export type CategoryCovers = z.infer<typeof categoryCoversSchema>

/** `/overviews/{kind}`: entry points to a kind, most frequent first, and packs that editors feature. */
export const overviewSchema = z.object({
  subjects: z.array(entrySchema),
  styles: z.array(entrySchema),
  packs: z.array(packCardSchema),
})
export type Overview = z.infer<typeof overviewSchema>

/** `/tags`: most frequent first. */
export const tagsSchema = pageOf(entrySchema.omit({ previews: true }))
export type Tags = z.infer<typeof tagsSchema>

/** `/keywords`: tags by their initial letter. */
export const keywordsSchema = tagsSchema.extend({
  /** All initial letters of tags, in the order of the index. */
  initials: z.array(z.object({ initial: z.string(), count })),
})
export type Keywords = z.infer<typeof keywordsSchema>

/** `/collections/{slug}`: assets selected by an editor. */
export const collectionSchema = entrySchema.extend({ description: z.string().nullable() })
export type Collection = z.infer<typeof collectionSchema>

/** `/collections` */
export const collectionsSchema = pageOf(collectionSchema)
export type Collections = z.infer<typeof collectionsSchema>

/** The public profile of a contributor, without their works. */
const contributorProfile = z.object({
  /** As stated by the contributor, else derived from what they publish most. */
  designation: z.enum(DESIGNATION_CODES).nullable(),
  /** They accept commissions. */
  openToWork: z.boolean(),
  /** A public e-mail address for enquiries. */
  contact: z.string().nullable(),
  followers: count,
  /** The picture of their company. */
  company: pictureAddressesSchema.nullable(),
})

/** `/contributors`: up to four of the best works of each. */
export const contributorsSchema = pageOf(
  shownContributorSchema.extend({ ...contributorProfile.shape, previews: z.array(previewSchema) }),
)
export type Contributors = z.infer<typeof contributorsSchema>

/** `/contributors/{username}` */
export const profileSchema = shownContributorSchema.extend({
  ...contributorProfile.shape,
  biography: z.string().nullable(),
  cover: pictureAddressesSchema.nullable(),
  /** Profiles elsewhere: addresses by network (domain/accounts/social-networks.ts). */
  links: z.record(z.string(), z.string()),
  /** The members of a team. */
  members: z.array(
    z.object({ name: z.string(), picture: pictureAddressesSchema.nullable(), avatar: z.int().min(0).max(9) }),
  ),
  /** Their best works. */
  previews: z.array(previewSchema),
})
export type Profile = z.infer<typeof profileSchema>

function pageOf<T extends z.ZodType>(entry: T) {
  return z.object({ entries: z.array(entry), total: count, page: z.int().positive(), pageCount: count })
}
