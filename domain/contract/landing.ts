import { z } from 'zod'
import { PRICES } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { itemCardSchema, previewSchema } from '#domain/contract/catalogue.ts'
import { LANDING_PLACE_CODES } from '#domain/landing/places.ts'
import type { Selection } from '#domain/search/selection.ts'

/** Pages that editors make of the catalogue, as `/api/v2` gives them: the published ones, and nothing of drafts. */

const slugs = z.array(z.string()).readonly()

/** Where a page stands; what the proxy asks for before it believes an address. */
export const landingAddressSchema = z.object({ place: z.enum(LANDING_PLACE_CODES), slug: z.string() })
export const landingAddressesSchema = z.array(landingAddressSchema)

export const selectionSchema = z.object({
  words: z.string().nullable(),
  price: z.enum(PRICES),
  kinds: z.array(z.enum(KIND_CODES)).readonly(),
  tags: slugs,
  styles: slugs,
  categories: slugs,
  collections: slugs,
}) satisfies z.ZodType<Selection>

/** A page by its name, and a work to show for it where it has one. */
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
  selection: selectionSchema,
  /** Works that stand above the listing; none where an editor wants none. */
  hero: z.array(itemCardSchema),
  related: z.array(landingLinkSchema),
})
export type LandingPage = z.infer<typeof landingPageSchema>
