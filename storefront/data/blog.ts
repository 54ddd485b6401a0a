import { z } from 'zod'
import { type BlogAddress, blogPath } from '#domain/blog/addresses.ts'
import {
  type Author,
  authorsSchema,
  blogAddressesSchema,
  type CountedTopic,
  type Post,
  type PostAssets,
  type PostCard,
  type PostList,
  postAssetsSchema,
  postCardsSchema,
  postListSchema,
  postSchema,
  topicsSchema,
} from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readCatalogue, readExisting, readFresh } from '#storefront/data/catalogue.ts'
import { bodyOf, fetchCms } from '#storefront/data/fetch-cms.ts'
import { createTtlCache } from '#storefront/data/ttl-cache.ts'

/** Covers show works of the library, which change without the blog. */
const LISTED = [CACHE_TAGS.blog(), CACHE_TAGS.listings()]

/** A page of posts, of a topic or an author where one is named; null where it does not exist. */
export function readPosts(locale: Locale, at: BlogAddress | null, page: number): Promise<PostList | null> {
  const query = { ...(at === null ? {} : { [at.place]: at.slug }), page }
  return readCatalogue({
    locale,
    path: '/blog/posts',
    query,
    name: 'list',
    schema: postListSchema,
    tags: LISTED,
  })
}

/** Posts with words. Not cached: a caller may try any words. */
export async function searchPosts(locale: Locale, words: string, page: number): Promise<PostList> {
  const query = { query: words, page }
  const list = await readFresh({ locale, path: '/blog/posts', query, name: 'list', schema: postListSchema })
  return list ?? { posts: [], total: 0, page, pageCount: 0, topic: null, author: null }
}

export function readTopics(locale: Locale): Promise<readonly CountedTopic[]> {
  return readExisting({
    locale,
    path: '/blog/topics',
    name: 'topics',
    schema: topicsSchema,
    tags: [CACHE_TAGS.blog()],
  })
}

export function readAuthors(locale: Locale): Promise<readonly Author[]> {
  return readExisting({ locale, path: '/blog/authors', name: 'authors', schema: authorsSchema, tags: LISTED })
}

/** The newest posts that are written in the language, for feeds. */
export function readFeed(locale: Locale): Promise<readonly PostCard[]> {
  return readExisting({ locale, path: '/blog/feed', name: 'posts', schema: postCardsSchema, tags: LISTED })
}

/** A published post; null when there is none. */
export function readPost(locale: Locale, slug: string): Promise<Post | null> {
  return readCatalogue({
    locale,
    path: `/blog/posts/${slug}`,
    name: 'post',
    schema: postSchema,
    tags: [CACHE_TAGS.blog()],
  })
}

/** The works that a post shows. Its page depends on each of them, and is rendered again when one changes. */
export function readPostAssets(locale: Locale, { slug, assetSlugs }: Post): Promise<PostAssets> {
  return readExisting({
    locale,
    path: `/blog/posts/${slug}/assets`,
    name: 'assets',
    schema: postAssetsSchema,
    tags: [CACHE_TAGS.blog(), ...assetSlugs.map(CACHE_TAGS.item)],
  })
}

const envelopeSchema = z.object({ response: z.object({ addresses: blogAddressesSchema }) })

const memory = createTtlCache<ReadonlySet<string>>({ lifeMs: 10_000, capacity: 1 })

/**
 * Whether a page of the blog exists at the address, for the proxy. All addresses are fetched at once and cached for
 * 10 s: there are a few hundred, while the words that a caller may try are unlimited.
 *
 * @throws Error when the CMS does not respond
 */
export async function blogPageExists(at: BlogAddress): Promise<boolean> {
  const published = await memory.recall('all', askForAll)
  return published.has(blogPath(at))
}

async function askForAll(): Promise<ReadonlySet<string>> {
  const { addresses } = envelopeSchema.parse(await bodyOf(await fetchCms('/blog/addresses'))).response
  return new Set(addresses.map(blogPath))
}
