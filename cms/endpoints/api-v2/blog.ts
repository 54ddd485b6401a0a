import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf, pageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respond, respondError, respondFound } from '#cms/endpoints/api-v2/respond.ts'
import { readAuthors, readBlogAddresses, readTopics } from '#cms/operations/blog/read-places.ts'
import { readPost, readPostAssets } from '#cms/operations/blog/read-post.ts'
import { readFeed, readPosts } from '#cms/operations/blog/read-posts.ts'
import { type BlogAddress, isBlogSlug, isPostSlug } from '#domain/blog/addresses.ts'
import { MAX_BLOG_QUERY } from '#domain/blog/search.ts'

/** The storefront's reads of the blog: public, the same for all visitors. */
export const BLOG_ENDPOINTS: Endpoint[] = [
  endpoint('get', '/blog/addresses', async (req) =>
    respond('addresses', await readBlogAddresses(req.payload)),
  ),
  endpoint('get', '/blog/topics', async (req) =>
    respond('topics', await readTopics(req.payload, languageOf(req))),
  ),
  endpoint('get', '/blog/authors', async (req) =>
    respond('authors', await readAuthors(req.payload, languageOf(req))),
  ),
  endpoint('get', '/blog/feed', async (req) =>
    respond('posts', await readFeed(req.payload, languageOf(req))),
  ),
  endpoint('get', '/blog/posts', async (req) => {
    const at = placeOf(req)
    if (at === 'malformed') return respondError('not-found')
    const words = req.searchParams.get('query')?.slice(0, MAX_BLOG_QUERY) ?? null
    return respondFound(
      'list',
      await readPosts(req.payload, { at, words, page: pageOf(req) }, languageOf(req)),
    )
  }),
  endpoint('get', '/blog/posts/:slug', async (req) => {
    const slug = pathParameter(req, 'slug')
    if (!isPostSlug(slug)) return respondError('not-found')
    return respondFound('post', await readPost(req.payload, slug, languageOf(req)))
  }),
  endpoint('get', '/blog/posts/:slug/assets', async (req) => {
    const slug = pathParameter(req, 'slug')
    if (!isPostSlug(slug)) return respondError('not-found')
    return respondFound('assets', await readPostAssets(req.payload, slug, languageOf(req)))
  }),
]

/** The topic or author of `/blog/posts`: the first of its parameters; null for all posts. */
function placeOf({ searchParams }: PayloadRequest): BlogAddress | null | 'malformed' {
  for (const place of ['category', 'tag', 'author'] as const) {
    const slug = searchParams.get(place)
    if (slug !== null) return isBlogSlug(slug) ? { place, slug } : 'malformed'
  }
  return null
}
