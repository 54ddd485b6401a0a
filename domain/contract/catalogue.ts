import { z } from 'zod'
import { GROUNDS, ORIENTATIONS, PAID_OR_FREE, SORTS } from '#domain/assets/facets.ts'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { FORMS } from '#domain/assets/forms.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LICENCE_CODES } from '#domain/assets/licences.ts'
import { TINTS } from '#domain/assets/tints.ts'
import { NO_TRAITS, TRAIT_NAMES } from '#domain/assets/traits.ts'
import { sourceFileSchema } from '#domain/contract/sources.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { COLOUR_NAMES } from '#domain/search/colours.ts'

/**
 * The catalogue as the CMS returns it to the storefront (`/api/v2`). Texts are in the requested locale, English where
 * a translation is missing. Dates are ISO 8601 UTC, sizes bytes, dimensions CSS pixels.
 */

const kind = z.enum(KIND_CODES)
const format = z.enum(FORMAT_CODES)
const count = z.int().nonnegative()

/** A price as JSON: minor units and an ISO 4217 code. `money(amount, currency)` makes an amount to calculate with. */
export const moneySchema = z.object({ amount: count, currency: z.enum(CURRENCIES) })
export type MoneyJson = z.infer<typeof moneySchema>

/**
 * The data of a picture of an artwork: pass it to `previewUrl` (domain/assets/preview-url.ts).
 * - `motion` is how the artwork moves, if it does: `lottie` and `model` have a file to play when `playable`, else an
 *   animated preview made by the server; `svg` and `gif` are animated in an `<img>`.
 */
export const previewSchema = z.object({
  sha256: z.string().length(64),
  modifiedAt: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  ground: z.enum(GROUNDS),
  motion: z.enum(['lottie', 'model', 'svg', 'gif']).nullable(),
  /** Whether the sanitised original may be sent for viewing (free assets only). */
  playable: z.boolean(),
})
export type Preview = z.infer<typeof previewSchema>

export const itemCardSchema = z.object({
  form: z.literal('item'),
  slug: z.string(),
  kind,
  free: z.boolean(),
  title: z.string(),
  preview: previewSchema,
})
export type ItemCard = z.infer<typeof itemCardSchema>

export const packCardSchema = z.object({
  form: z.literal('pack'),
  slug: z.string(),
  kind,
  free: z.boolean(),
  title: z.string(),
  itemCount: count,
  /** Up to six of the first items, for the cover. */
  previews: z.array(previewSchema),
  /** The cover colour (DESIGN.md, `--tint-*`), null for the plain background. */
  tint: z.enum(TINTS).nullable(),
})
export type PackCard = z.infer<typeof packCardSchema>

export const bundleCardSchema = packCardSchema
  .omit({ form: true, kind: true })
  .extend({ form: z.literal('bundle'), packCount: count })
export type BundleCard = z.infer<typeof bundleCardSchema>

export const cardSchema = z.discriminatedUnion('form', [itemCardSchema, packCardSchema, bundleCardSchema])
export type Card = z.infer<typeof cardSchema>

const named = z.object({ slug: z.string(), name: z.string() })
export type Named = z.infer<typeof named>

/** How many results each value of a choice would have, most frequent first. */
const counted = <V extends z.ZodType>(value: V) => z.array(z.object({ value, count }))

/** Empty where counts are unknown: only a search engine counts. */
export const facetsSchema = z.object({
  prices: counted(z.enum(PAID_OR_FREE)),
  categories: z.array(named.extend({ count })),
  colours: counted(z.enum(COLOUR_NAMES)),
  orientations: counted(z.enum(ORIENTATIONS)),
  formats: counted(format),
  traits: z.record(z.enum(TRAIT_NAMES), counted(z.string())),
})
export type Facets = z.infer<typeof facetsSchema>

export const NO_FACETS: Facets = {
  prices: [],
  categories: [],
  colours: [],
  orientations: [],
  formats: [],
  traits: NO_TRAITS,
}

export const listingSchema = z.object({
  hits: z.array(cardSchema),
  /** Exact up to `MAX_EXACT_TOTAL`; `totalIsFloor` marks a lower bound. */
  total: count,
  totalIsFloor: z.boolean(),
  page: z.int().positive(),
  pageCount: count,
  sort: z.enum(SORTS),
  /** Matches of each kind, for the kind tabs; empty when not requested. */
  kinds: z.array(z.object({ kind, count, sample: previewSchema.nullable() })),
  /** Styles that occur, most frequent first; empty when not requested. */
  styles: z.array(named.extend({ count })),
  facets: facetsSchema,
  /** Packs that match the same words or kind, for the row inside a listing. */
  packs: z.array(packCardSchema),
  /** Tags that occur often among the hits, for related searches. */
  relatedTags: z.array(named),
  /**
   * The search engine did not answer: these are the results of the database, without facets and for exact words only.
   */
  degraded: z.boolean(),
  /** Corrected words that have results where these have none; null when there is no close match. */
  didYouMean: z.string().nullable(),
  /** Search words that the results do not contain, because no result contains all of them. */
  dropped: z.array(z.string()),
})
export type Listing = z.infer<typeof listingSchema>

export const contributorSchema = z.object({
  username: z.string(),
  name: z.string(),
  type: z.enum(['person', 'team']),
  /** False for an imported author without an account: shown as "imported, unclaimed". */
  claimed: z.boolean(),
  url: z.string().nullable(),
  itemCount: count,
  packCount: count,
})
export type Contributor = z.infer<typeof contributorSchema>

/** Addresses of an uploaded picture by size. */
export const pictureAddressesSchema = z.object({ large: z.string(), normal: z.string(), small: z.string() })

/** The avatar of a contributor: their own picture, else one made of their works. */
export const avatarSchema = z.object({
  picture: pictureAddressesSchema.nullable(),
  /** One work, or four small ones, of one kind; null without published works. */
  works: z.object({ kind, previews: z.array(previewSchema).min(1) }).nullable(),
  /** The colour of the ground under the works. */
  tint: z.enum(TINTS),
  /** Which of the ten default pictures is shown where there is nothing else. */
  place: z.int().min(0).max(9),
})
export type Avatar = z.infer<typeof avatarSchema>

export const shownContributorSchema = contributorSchema.extend({ avatar: avatarSchema })
export type ShownContributor = z.infer<typeof shownContributorSchema>

export const licenceSchema = z.object({
  code: z.enum(LICENCE_CODES),
  name: z.string(),
  spdx: z.string().nullable(),
  url: z.string().nullable(),
  attribution: z.boolean(),
  version: z.string(),
})
export type Licence = z.infer<typeof licenceSchema>

export const downloadChoiceSchema = z.object({
  format,
  /** Offered widths, for raster made from vectors; empty when the file has one size. */
  widths: z.array(z.int().positive()),
  /** The largest width that can be entered; null where only the offered ones are made. */
  maxWidth: z.int().positive().nullable(),
  /** Size of the file, null where it is made on demand. */
  bytes: count.nullable(),
})
export type DownloadChoice = z.infer<typeof downloadChoiceSchema>

const detailBase = z.object({
  id: z.int().positive(),
  description: z.string().nullable(),
  /** The price that listings sort and count by; null for a free asset. */
  price: moneySchema.nullable(),
  /** Its prices in other currencies, in the order that staff chose. */
  otherPrices: z.array(moneySchema),
  exclusive: z.boolean(),
  featured: z.boolean(),
  licence: licenceSchema,
  /** The line to print beside the work: title, author, source, licence. Null where none is required. */
  attribution: z.string().nullable(),
  contributor: shownContributorSchema,
  sourceUrl: z.string().nullable(),
  tags: z.array(named),
  views: count,
  downloads: count,
  updatedAt: z.string(),
  /** The canonical slug of the asset in all locales, and the locales with a title of their own. */
  translatedInto: z.array(z.string()),
})

export const itemDetailSchema = itemCardSchema.extend({
  ...detailBase.shape,
  category: named.nullable(),
  style: named.nullable(),
  pack: packCardSchema.nullable(),
  originalFormat: format,
  choices: z.array(downloadChoiceSchema).min(1),
  /** What the author made it with; part of team plans. */
  sources: z.array(sourceFileSchema),
  /** Size of the original. */
  bytes: count,
  palette: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
  /** Facts that only some kinds have. */
  facts: z.object({
    durationMs: z.number().nullable(),
    frameRate: z.number().nullable(),
    triangles: z.number().nullable(),
    camera: z.string().nullable(),
    lens: z.string().nullable(),
    iso: z.number().nullable(),
    fNumber: z.number().nullable(),
    /** Typefaces that its text names and its preview is drawn without. */
    replacedTypefaces: z.array(z.string()),
    editorialOnly: z.boolean(),
    generativeAi: z.boolean(),
  }),
  /** The UTC days from the present one on which it is the free asset of the day (`2026-11-27`). */
  freeDays: z.array(z.string()).optional(),
  moreFromPack: z.array(itemCardSchema),
  /** Neighbours in its pack; null at the ends, and without a pack. */
  previous: itemCardSchema.nullable(),
  next: itemCardSchema.nullable(),
  similar: z.array(itemCardSchema),
})
export type ItemDetail = z.infer<typeof itemDetailSchema>

/** Its published items: free ones and exclusive ones. */
const contents = z.object({ free: count, exclusive: count })

export const packDetailSchema = packCardSchema.extend({
  ...detailBase.shape,
  contents,
  style: named.nullable(),
  items: z.array(itemCardSchema),
  formats: z.array(format),
  /** Sum of the originals. */
  bytes: count,
  related: z.array(packCardSchema),
})
export type PackDetail = z.infer<typeof packDetailSchema>

export const bundleDetailSchema = bundleCardSchema.extend({
  ...detailBase.shape,
  contents,
  packs: z.array(packCardSchema),
})
export type BundleDetail = z.infer<typeof bundleDetailSchema>

export const homeSchema = z.object({
  /** One idea in every medium: subjects, each with one result per kind (DESIGN.md, home). */
  subjects: z.array(named.extend({ items: z.array(itemCardSchema) })),
  kinds: z.array(z.object({ kind, count })),
  packs: z.array(packCardSchema),
  packTotal: count,
  /** Its cover's pieces are recoloured in the page. */
  palette: packCardSchema.nullable(),
  fresh: z.array(itemCardSchema),
  exclusive: z.array(itemCardSchema),
  contributors: z.array(shownContributorSchema.extend({ items: z.array(itemCardSchema) })),
})
export type Home = z.infer<typeof homeSchema>

/** The current address of an asset and the status that it answers with, for the proxy. */
export const addressSchema = z.object({
  form: z.enum(FORMS),
  kind: kind.nullable(),
  free: z.boolean(),
  slug: z.string(),
  status: z.union([z.literal(200), z.literal(404), z.literal(410), z.literal(451)]),
})
export type Address = z.infer<typeof addressSchema>

export const taxonomySchema = z.array(named.extend({ count, children: z.array(named.extend({ count })) }))
export type Taxonomy = z.infer<typeof taxonomySchema>
