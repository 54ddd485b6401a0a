import { FEED_FILES } from '#domain/blog/feeds.ts'

/** The first segment of every address of the blog (spec section 2, "Blog"). */
export const BLOG = 'blog'

/** The pages of the blog that editors make, and the segment between `/blog` and the slug. */
export const BLOG_PLACES = {
  post: [],
  tag: ['tag'],
  category: ['category'],
  author: ['author'],
} as const satisfies Record<string, readonly string[]>

export type BlogPlace = keyof typeof BLOG_PLACES
export const BLOG_PLACE_CODES = Object.keys(BLOG_PLACES) as readonly BlogPlace[]

/** The identity of a page that editors make: a post, a topic or an author. */
export interface BlogAddress {
  readonly place: BlogPlace
  readonly slug: string
}

/** Words after `/blog` that name another page, so that no post can have them. */
const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(BLOG_PLACES).flat(),
  'page',
  'keyword',
  'profile',
  'redirect',
  ...FEED_FILES,
])

/** Words of lower-case letters and digits joined by single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const MAX_BLOG_SLUG = 80

/** Whether a word can be the last part of an address of the blog. */
export function isBlogSlug(text: string | undefined): text is string {
  return text !== undefined && text.length <= MAX_BLOG_SLUG && SLUG.test(text)
}

/** Whether a word can be the slug of a post, which has no segment before it. */
export function isPostSlug(text: string | undefined): text is string {
  return isBlogSlug(text) && !RESERVED.has(text)
}

/** The message for an editor why a page of the blog cannot have this slug; null where it can. */
export function blogSlugFault(place: BlogPlace, slug: string): string | null {
  if (!isBlogSlug(slug))
    return `Lower-case letters, digits and single hyphens between words, at most ${MAX_BLOG_SLUG} characters, such as icon-grids.`
  return place === 'post' && !isPostSlug(slug)
    ? 'Another page of the blog has this word. Add a word to it.'
    : null
}

/** The path of a page without language: `/blog/tag/icons`. */
export function blogPath({ place, slug }: BlogAddress): string {
  return `/${[BLOG, ...BLOG_PLACES[place], slug].join('/')}`
}
