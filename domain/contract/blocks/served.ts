import { z } from 'zod'
import { TINTS } from '#domain/assets/tints.ts'
import {
  CELL_MARKS,
  CODE_LANGUAGES,
  FEATURE_ICONS,
  HERO_LAYOUTS,
  PICTURE_WIDTHS,
} from '#domain/blocks/block-types.ts'
import { EMBED_PROVIDER_CODES } from '#domain/blocks/embeds.ts'
import type { RichText, TextNode } from '#domain/blocks/rich-text.ts'
import { CONTACT_TOPICS } from '#domain/contact/contact.ts'
import { homeSchema, itemCardSchema, packCardSchema } from '#domain/contract/catalogue.ts'
import { collectionSchema } from '#domain/contract/directories.ts'
import { mediaPictureSchema } from '#domain/contract/media-library.ts'

/** Blocks as the CMS returns them to the storefront: with the works that they show, in one language. */

const text = z.string().nullable()
/** Its address is of a page in the language, or of another site. */
const action = z.object({ label: z.string(), href: z.string() })
const actions = z.array(action)
export type BlockAction = z.infer<typeof action>

const headed = { heading: text, intro: text }
const tint = z.enum(TINTS).nullable()
const work = itemCardSchema.nullable()
/** In place of a work. */
const image = mediaPictureSchema.nullable()

const textNode: z.ZodType<TextNode> = z.lazy(() =>
  z.looseObject({ type: z.string(), version: z.literal(1), children: z.array(textNode).optional() }),
) as z.ZodType<TextNode>
const richText: z.ZodType<RichText> = z.object({ root: textNode })

const typed = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ id: z.string(), type: z.literal(type), ...shape })

const embedded = z.object({ provider: z.enum(EMBED_PROVIDER_CODES), id: z.string() })

const SCHEMAS = [
  typed('hero', {
    layout: z.enum(HERO_LAYOUTS),
    heading: z.string(),
    intro: text,
    actions,
    tint,
    works: z.array(itemCardSchema),
    image,
  }),
  typed('mosaic', { ...headed, items: z.array(itemCardSchema), action: action.nullable() }),
  typed('packs', { ...headed, packs: z.array(packCardSchema) }),
  typed('collections', { ...headed, collections: z.array(collectionSchema) }),
  typed('contributors', { ...headed, contributors: homeSchema.shape.contributors }),
  typed('plans', headed),
  typed('features', {
    ...headed,
    items: z.array(z.object({ icon: z.enum(FEATURE_ICONS), title: z.string(), text, href: text })),
  }),
  typed('steps', { ...headed, items: z.array(z.object({ title: z.string(), text })) }),
  typed('numbers', {
    ...headed,
    /** A number is counted from the library; a text is an editor's. */
    items: z.array(z.object({ value: z.union([z.int().nonnegative(), z.string()]), label: z.string() })),
  }),
  typed('quote', { text: z.string(), name: text, role: text, work, image }),
  typed('logos', { heading: text, items: z.array(z.object({ name: z.string(), href: text })) }),
  typed('faq', { ...headed, items: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  typed('video', { title: z.string(), embedded, caption: text, work }),
  /** Those of the day at which it was read and of the next one, by UTC day. */
  typed('freeAsset', {
    ...headed,
    days: z.array(z.object({ day: z.string(), work: itemCardSchema })).min(1),
  }),
  typed('lottie', { ...headed, work: itemCardSchema, packed: z.boolean() }),
  typed('model', { ...headed, work: itemCardSchema }),
  /** A work, or a picture of the media library. */
  typed('picture', { work, image, caption: text, width: z.enum(PICTURE_WIDTHS) }),
  typed('gallery', { ...headed, works: z.array(itemCardSchema), images: z.array(mediaPictureSchema) }),
  typed('text', { heading: text, body: richText }),
  typed('action', { heading: z.string(), intro: text, actions, tint, work, image }),
  typed('countdown', { ...headed, until: z.string(), after: text, actions }),
  typed('code', { caption: text, language: z.enum(CODE_LANGUAGES), code: z.string() }),
  typed('comparison', {
    ...headed,
    columns: z.array(z.string()),
    /** One cell for each column. */
    rows: z.array(
      z.object({ label: z.string(), cells: z.array(z.object({ mark: z.enum(CELL_MARKS), text })) }),
    ),
  }),
  typed('form', { ...headed, topic: z.enum(CONTACT_TOPICS) }),
  typed('embed', { title: z.string(), embedded, caption: text }),
] as const

export const blockSchema = z.discriminatedUnion('type', SCHEMAS)
export type Block = z.infer<typeof blockSchema>
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>
