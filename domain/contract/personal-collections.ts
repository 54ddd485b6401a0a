import { z } from 'zod'
import { assetNameSchema as markedAssetSchema } from '#domain/contract/access.ts'
import { cardSchema, previewSchema } from '#domain/contract/catalogue.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { COLLECTED_FORMS } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'

/**
 * Favourites and personal collections as the CMS returns them to the browser; browser and server validate forms with
 * the same schema.
 */

const withError = (code: ErrorCode) => ({ error: code })
const count = z.int().nonnegative()
const id = z.uuid(withError('not-found'))

/** One line without invisible characters: control characters, lone surrogates. */
function shown(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

const name = z
  .string(withError('collection-name-missing'))
  .transform(shown)
  .refine((text) => text !== '', withError('collection-name-missing'))
  .refine((text) => [...text].length <= COLLECTION_LIMITS.name, withError('text-too-long'))
const description = z
  .string(withError('text-too-long'))
  .transform(shown)
  .refine((text) => [...text].length <= COLLECTION_LIMITS.description, withError('text-too-long'))
  .transform((text) => (text === '' ? null : text))
  .nullable()

const assetNameSchema = z.object({
  form: z.enum(COLLECTED_FORMS, withError('not-found')),
  slug: z.string(withError('not-found')).min(1, withError('not-found')).max(200, withError('not-found')),
})
const assets = z.array(assetNameSchema).min(1).max(COLLECTION_LIMITS.assetsOfCall)

export const createCollectionSchema = z.object({
  name,
  description: description.default(null),
  /** Added at creation. */
  assets: assets.optional(),
})
/** Absent fields stay unchanged. Sharing again creates a new address. */
export const changeCollectionSchema = z.object({
  name: name.optional(),
  description: description.optional(),
  shared: z.boolean().optional(),
})
export type CollectionChange = z.infer<typeof changeCollectionSchema>
export const orderCollectionsSchema = z.object({
  collections: z.array(id).max(COLLECTION_LIMITS.collections),
})
export const assetsSchema = z.object({ assets })
export const moveEntriesSchema = z.object({ assets, to: id })
/** Moves an entry next to another one. */
export const orderEntrySchema = z.object({
  asset: assetNameSchema,
  beside: assetNameSchema,
  side: z.enum(['before', 'after']),
})
export const favouriteSchema = assetNameSchema.extend({ favourite: z.boolean() })

/** A collection in the list of its owner. */
export const collectionSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  isFavourites: z.boolean(),
  count,
  previews: z.array(previewSchema).max(COLLECTION_LIMITS.previews),
  /** Null while it is not shared. */
  shareKey: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type CollectionSummary = z.infer<typeof collectionSummarySchema>

export const entrySchema = z.object({
  form: z.enum(COLLECTED_FORMS),
  slug: z.string(),
  title: z.string(),
  /** Null for an asset that is no longer offered. */
  card: cardSchema.nullable(),
})
export type CollectionEntry = z.infer<typeof entrySchema>

const page = { entries: z.array(entrySchema), page: z.int().positive(), pageCount: count }

export const collectionPageSchema = collectionSummarySchema.extend(page)
export type CollectionPage = z.infer<typeof collectionPageSchema>

/** What a visitor with the link sees. */
export const sharedCollectionSchema = collectionSummarySchema
  .pick({ name: true, description: true, isFavourites: true, count: true })
  .extend({
    /** The name that the owner entered; null without one. */
    owner: z.string().nullable(),
    ...page,
  })
export type SharedCollection = z.infer<typeof sharedCollectionSchema>

/** An asset on a page, of any form. */
export type MarkedAsset = z.infer<typeof markedAssetSchema>

/** The marks of an asset for the user; assets without a mark have none. */
export const assetMarkSchema = markedAssetSchema.extend({
  favourite: z.boolean(),
  collections: z.array(z.uuid()),
  /**
   * The user, or the team in use, has downloaded it and holds its licence; of a pack or bundle, all its free items, or all of
   * them where none is free.
   */
  downloaded: z.boolean(),
  /** It, or what contains it, was bought by the user or the team in use. */
  purchased: z.boolean(),
  /** It has a price, and can be downloaded now: as bought, as licensed, or by a plan. */
  unlocked: z.boolean(),
})
export type AssetMark = z.infer<typeof assetMarkSchema>
