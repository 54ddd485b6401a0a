import { z } from 'zod'
import { PRICES } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { TINTS } from '#domain/assets/tints.ts'
import {
  CELL_MARKS,
  CODE_LANGUAGES,
  FEATURE_ICONS,
  HERO_LAYOUTS,
  NUMBER_SOURCES,
  PICTURE_WIDTHS,
} from '#domain/blocks/block-types.ts'
import { BLOCK_COUNTS, MOSAIC_WORKS } from '#domain/blocks/limits.ts'
import { CONTACT_TOPICS } from '#domain/contact/contact.ts'
import { address, headed, id, ids, oneOf, rows, text, words } from './parts.ts'

/** Blocks as the CMS stores them, in one language. A block that does not parse is not shown. */

const action = z.object({ label: words, address: address.pipe(z.string()) })
const actions = rows(action, BLOCK_COUNTS.actions)

/** What a selection of an editor is read from: ids of terms. */
export const storedSelectionSchema = z
  .object({
    words: text,
    price: z.enum(PRICES).catch('all'),
    kinds: rows(z.enum(KIND_CODES), KIND_CODES.length),
    tags: ids(20),
    styles: ids(20),
    categories: ids(20),
    collections: ids(20),
  })
  .catch({ words: null, price: 'all', kinds: [], tags: [], styles: [], categories: [], collections: [] })
export type StoredSelection = z.infer<typeof storedSelectionSchema>

const tint = z.enum(TINTS).nullable().catch(null)
const common = { id: z.string().catch('') }
const typed = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ ...common, blockType: z.literal(type), ...shape })

const SCHEMAS = [
  typed('hero', {
    layout: oneOf(HERO_LAYOUTS),
    heading: words,
    intro: text,
    actions,
    tint,
    works: ids(BLOCK_COUNTS.heroWorks),
    image: id,
  }),
  typed('mosaic', {
    ...headed,
    selection: storedSelectionSchema,
    daily: z.boolean().catch(false),
    count: z.int().min(1).max(BLOCK_COUNTS.works).catch(MOSAIC_WORKS),
    action: action.nullable().catch(null),
  }),
  typed('freeAsset', { ...headed }),
  typed('packs', {
    ...headed,
    packs: ids(BLOCK_COUNTS.packs),
    kind: z.enum(KIND_CODES).nullable().catch(null),
  }),
  typed('collections', { ...headed, collections: ids(BLOCK_COUNTS.collections) }),
  typed('contributors', { ...headed, contributors: ids(BLOCK_COUNTS.contributors) }),
  typed('plans', headed),
  typed('features', {
    ...headed,
    items: rows(z.object({ icon: oneOf(FEATURE_ICONS), title: words, text, address }), BLOCK_COUNTS.features),
  }),
  typed('steps', { ...headed, items: rows(z.object({ title: words, text }), BLOCK_COUNTS.steps) }),
  typed('numbers', {
    ...headed,
    items: rows(z.object({ source: oneOf(NUMBER_SOURCES), value: text, label: words }), BLOCK_COUNTS.numbers),
  }),
  typed('quote', { text: words, name: text, role: text, work: id, image: id }),
  typed('logos', {
    heading: text,
    items: rows(z.object({ name: words, address }), BLOCK_COUNTS.logos),
  }),
  typed('faq', {
    ...headed,
    items: rows(z.object({ question: words, answer: words }), BLOCK_COUNTS.questions),
  }),
  typed('video', { title: words, address: words, caption: text, work: id }),
  typed('lottie', { ...headed, work: id }),
  typed('model', { ...headed, work: id }),
  typed('picture', { work: id, image: id, caption: text, width: oneOf(PICTURE_WIDTHS) }),
  typed('gallery', { ...headed, works: ids(BLOCK_COUNTS.gallery), images: ids(BLOCK_COUNTS.gallery) }),
  typed('text', { heading: text, body: z.unknown().optional() }),
  typed('action', { heading: words, intro: text, actions, tint, work: id, image: id }),
  typed('countdown', {
    ...headed,
    until: z.iso.datetime({ offset: true }),
    after: text,
    actions,
  }),
  typed('code', { caption: text, language: oneOf(CODE_LANGUAGES), code: z.string().min(1) }),
  typed('comparison', {
    ...headed,
    columns: rows(z.object({ name: words }), BLOCK_COUNTS.columns),
    rows: rows(
      z.object({
        label: words,
        cells: rows(z.object({ mark: z.enum(CELL_MARKS).catch('text'), text }), BLOCK_COUNTS.columns),
      }),
      BLOCK_COUNTS.rows,
    ),
  }),
  typed('form', { ...headed, topic: z.enum(CONTACT_TOPICS).catch('question') }),
  typed('embed', { title: words, address: words, caption: text }),
] as const

const storedBlockSchema = z.discriminatedUnion('blockType', SCHEMAS)
export type StoredBlock = z.infer<typeof storedBlockSchema>
export type StoredBlockOf<T extends StoredBlock['blockType']> = Extract<StoredBlock, { blockType: T }>

/** The blocks of a page in one language, without invalid ones. */
export const storedBlocksSchema = rows(storedBlockSchema, BLOCK_COUNTS.blocks)
