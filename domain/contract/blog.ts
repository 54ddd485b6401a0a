import { z } from 'zod'
import { TINTS } from '#domain/assets/tints.ts'
import { EMBED_PROVIDER_CODES } from '#domain/blocks/embeds.ts'
import { BLOG_PLACE_CODES } from '#domain/blog/addresses.ts'
import {
  type Block,
  CALLOUT_TONES,
  CODE_LANGUAGES,
  type Inline,
  type List,
  MARKS,
} from '#domain/blog/article.ts'
import { TOPIC_KINDS } from '#domain/blog/topics.ts'
import { itemCardSchema } from '#domain/contract/catalogue.ts'
import { mediaPictureSchema } from '#domain/contract/media-library.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'

/** The blog as the CMS returns it to the storefront. Only published posts are in it. */

const text = z.string()
const count = z.int().nonnegative()
const id = z.int().positive()
const language = z.enum(LOCALE_CODES)

const inlineSchema: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text, marks: z.array(z.enum(MARKS)) }),
    z.object({
      kind: z.literal('link'),
      to: z.object({ site: z.enum(['own', 'other']), address: text }),
      children: z.array(inlineSchema),
    }),
    z.object({ kind: z.literal('break') }),
    z.object({ kind: z.literal('note'), number: id }),
  ]),
)
const children = z.array(inlineSchema)

const listSchema: z.ZodType<List> = z.lazy(() =>
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.object({ children, list: listSchema.nullable() })),
  }),
)

const caption = text.nullable()
const blockSchema: z.ZodType<Block<number>> = z.union([
  listSchema,
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), id: text, text }),
    z.object({ kind: z.literal('paragraph'), children }),
    z.object({ kind: z.literal('quote'), children }),
    z.object({ kind: z.literal('rule') }),
    z.object({ kind: z.literal('figure'), asset: id, caption }),
    z.object({ kind: z.literal('gallery'), assets: z.array(id), caption }),
    z.object({ kind: z.literal('pictures'), pictures: z.array(id), caption }),
    z.object({ kind: z.literal('assets'), assets: z.array(id), heading: caption }),
    z.object({ kind: z.literal('code'), language: z.enum(CODE_LANGUAGES), code: text }),
    z.object({ kind: z.literal('table'), head: z.array(text), rows: z.array(z.array(text)), caption }),
    z.object({
      kind: z.literal('callout'),
      tone: z.enum(CALLOUT_TONES),
      title: caption,
      paragraphs: z.array(text),
    }),
    z.object({
      kind: z.literal('embed'),
      title: text,
      embedded: z.object({ provider: z.enum(EMBED_PROVIDER_CODES), id: text }),
    }),
  ]),
])

/** `/blog/addresses`: every page of the blog that editors made. */
export const blogAddressesSchema = z.array(z.object({ place: z.enum(BLOG_PLACE_CODES), slug: text }))

const topicSchema = z.object({ kind: z.enum(TOPIC_KINDS), slug: text, name: text })
export type Topic = z.infer<typeof topicSchema>

/** A category or a tag with its number of posts. */
const countedTopicSchema = topicSchema.extend({ description: text.nullable(), count })
export type CountedTopic = z.infer<typeof countedTopicSchema>

/** `/blog/topics`: those with posts, the most frequent first. */
export const topicsSchema = z.array(countedTopicSchema)

export const authorSchema = z.object({
  slug: text,
  name: text,
  role: text.nullable(),
  about: text.nullable(),
  url: text.nullable(),
  /** The username of the same person's profile as a contributor. */
  contributor: text.nullable(),
  portrait: itemCardSchema.nullable(),
  count,
})
export type Author = z.infer<typeof authorSchema>

/** `/blog/authors`: those with posts. */
export const authorsSchema = z.array(authorSchema)

const postFactsSchema = z.object({
  slug: text,
  title: text,
  description: text.nullable(),
  category: topicSchema.nullable(),
  author: z.object({ slug: text, name: text }).nullable(),
  minutes: id,
  publishedAt: z.iso.datetime(),
  /** The language of its texts: English where they are not translated. */
  language,
  tint: z.enum(TINTS).nullable(),
  /** A picture of the media library on its cover, in place of works. */
  image: mediaPictureSchema.nullable(),
})

export const postCardSchema = postFactsSchema.extend({ cover: z.array(itemCardSchema) })
export type PostCard = z.infer<typeof postCardSchema>

/** `/blog/posts`: a page of posts, the newest first, and what they were chosen by. */
export const postListSchema = z.object({
  posts: z.array(postCardSchema),
  total: count,
  page: id,
  pageCount: count,
  topic: countedTopicSchema.nullable(),
  author: authorSchema.nullable(),
})
export type PostList = z.infer<typeof postListSchema>

/** `/blog/feed`: the newest posts in one language. */
export const postCardsSchema = z.array(postCardSchema)

/** `/blog/posts/{slug}`: assets are ids, whose cards are read apart (`/blog/posts/{slug}/assets`). */
export const postSchema = postFactsSchema.extend({
  author: authorSchema.nullable(),
  updatedAt: z.iso.datetime(),
  translatedInto: z.array(language),
  tags: z.array(topicSchema),
  cover: z.array(id),
  article: z.object({ blocks: z.array(blockSchema), notes: z.array(text) }),
  /** The pictures of the media library in the article, by id. */
  pictures: z.array(z.object({ id, picture: mediaPictureSchema })),
  /** The slugs of the published assets that it shows: its page depends on them. */
  assetSlugs: z.array(text),
  related: z.array(postCardSchema),
  previous: postCardSchema.nullable(),
  next: postCardSchema.nullable(),
})
export type Post = z.infer<typeof postSchema>

/** The cards of the published assets of a post, by id. */
export const postAssetsSchema = z.array(z.object({ id, card: itemCardSchema }))
export type PostAssets = z.infer<typeof postAssetsSchema>
