import { z } from 'zod'
import { PRICES } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { blockSchema } from '#domain/contract/blocks/served.ts'
import { itemCardSchema, previewSchema } from '#domain/contract/catalogue.ts'
import { LANDING_LAYOUTS } from '#domain/landing/layouts.ts'
import { LANDING_PLACE_CODES } from '#domain/landing/places.ts'
import type { Selection } from '#domain/search/selection.ts'

/** Landing pages as `/api/v2` returns them: published ones only. */

const slugs = z.array(z.string()).readonly()

/** The address of a landing page; the proxy requests it before it accepts an address. */
export const landingAddressSchema = z.object({ place: z.enum(LANDING_PLACE_CODES), slug: z.string() })
export const landingAddressesSchema = z.array(landingAddressSchema)

const selectionSchema = z.object({
  words: z.string().nullable(),
  price: z.enum(PRICES),
  kinds: z.array(z.enum(KIND_CODES)).readonly(),
  tags: slugs,
  styles: slugs,
  categories: slugs,
  collections: slugs,
}) satisfies z.ZodType<Selection>

/** The name of a landing page, and a work as its picture where it has one. */
export const landingLinkSchema = landingAddressSchema.extend({
  title: z.string(),
  preview: previewSchema.nullable(),
})
export type LandingLink = z.infer<typeof landingLinkSchema>

/** `/landing-pages/links` */
export const landingLinksSchema = z.array(landingLinkSchema)

/** `/landing-pages/{place}/{slug}` */
export const landingPageSchema = landingAddressSchema.extend({
  title: z.string(),
  description: z.string().nullable(),
  layout: z.enum(LANDING_LAYOUTS),
  selection: selectionSchema,
  /** Works above the listing; empty when the editor wants none. */
  hero: z.array(itemCardSchema),
  related: z.array(landingLinkSchema),
  /** Below the listing, or the whole page. */
  blocks: z.array(blockSchema),
  /** What search engines and shared links show. */
  seo: z.object({
    title: z.string(),
    description: z.string().nullable(),
    preview: previewSchema.nullable(),
    hidden: z.boolean(),
  }),
})
export type LandingPage = z.infer<typeof landingPageSchema>

/** The latest version of a page, for its editors. Its listing is the first works of its selection. */
export const landingDraftSchema = landingPageSchema.extend({ works: z.array(itemCardSchema) })
export type LandingDraft = z.infer<typeof landingDraftSchema>
