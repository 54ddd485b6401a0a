import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import {
  bundleCardSchema,
  contributorSchema,
  itemCardSchema,
  moneySchema,
  packCardSchema,
  previewSchema,
} from '#domain/contract/catalogue.ts'

/**
 * Search in the storefront: the fields that it reads of the engine's records (domain/search makes them), and the
 * response of `GET /api/v2/suggest`. Other fields of a hit are dropped.
 */

const count = z.int().nonnegative()

/** One text with the matched words between the markers of `HIGHLIGHT` (domain/search/marked-words.ts). */
const highlighted = z.object({ value: z.string(), matchLevel: z.enum(['none', 'partial', 'full']) })

const hit = {
  objectID: z.string(),
  /** Minor units, 0 for free; with `currency`. */
  price: moneySchema.shape.amount,
  currency: moneySchema.shape.currency.nullable(),
  featured: z.boolean(),
  _highlightResult: z.object({ title: highlighted.optional() }).optional(),
}

export const itemHitSchema = itemCardSchema.extend({
  ...hit,
  /** Names of its tags in the language of the index, most important first, and their slugs in the same order. */
  tags: z.array(z.string()),
  tagSlugs: z.array(z.string()),
})
export type ItemHit = z.infer<typeof itemHitSchema>

const packHitSchema = packCardSchema.extend(hit)

const bundleHitSchema = bundleCardSchema.extend(hit)

/** A hit of any index of assets: a card as in listings, and its objectID. */
export const assetHitSchema = z.discriminatedUnion('form', [itemHitSchema, packHitSchema, bundleHitSchema])
export type AssetHit = z.infer<typeof assetHitSchema>

export const contributorHitSchema = contributorSchema.omit({ url: true }).extend({ objectID: z.string() })

export const tagHitSchema = z.object({
  objectID: z.string(),
  slug: z.string(),
  name: z.string(),
  itemCount: count,
})

export const postHitSchema = z.object({
  objectID: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  /** Unix seconds. */
  publishedAt: z.int(),
})

export const suggestionHitSchema = z.object({
  objectID: z.string(),
  query: z.string(),
  kinds: z.array(z.enum(KIND_CODES)),
  count,
})

/** `response.suggests` of `GET /api/v2/suggest` (spec section 7). */
export const suggestsSchema = z.array(z.object({ query: z.string() }))
export type Suggests = z.infer<typeof suggestsSchema>

/** `response.results` of `GET /api/v2/suggest/results`: what each suggestion leads to. */
export const suggestedResultsSchema = z.array(
  z.object({
    query: z.string(),
    total: count,
    /** There are at least `total`. */
    totalIsFloor: z.boolean(),
    /** Of the first result. */
    preview: previewSchema.nullable(),
  }),
)
export type SuggestedResult = z.infer<typeof suggestedResultsSchema>[number]
