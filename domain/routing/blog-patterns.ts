import { BLOG, BLOG_PLACES, type BlogPlace, isBlogSlug, isPostSlug } from '#domain/blog/addresses.ts'
import { MAX_BLOG_QUERY, type PostSearch } from '#domain/blog/search.ts'
import type { Pattern } from '#domain/routing/patterns.ts'

/** The parameters of the families of a blog whose pages are in the path: absent on the first. */
interface Numbered {
  readonly page?: number | undefined
}

const PAGE = 'page'
const NUMBER = /^[1-9]\d{0,3}$/

/** `/blog` and `/blog/page/{page}`; `/blog/redirect` is an alias of it (spec section 2). */
export const blogPattern: Pattern<Numbered> = {
  words: [BLOG],
  path: ({ page }) => [BLOG, ...pagePath(page)],
  read: ([first, ...rest]) => {
    if (first !== BLOG) return undefined
    return rest.join('/') === 'redirect' ? {} : readPage(rest)
  },
}

/** `/blog/{tag, category or author}/{slug}` and the same with `/page/{page}`. */
export function blogTopicPattern(
  place: Exclude<BlogPlace, 'post'>,
): Pattern<{ readonly slug: string } & Numbered> {
  const [word] = BLOG_PLACES[place]
  return {
    words: [BLOG],
    path: ({ slug, page }) => [BLOG, word, slug, ...pagePath(page)],
    read: ([first, second, slug, ...rest]) => {
      if (first !== BLOG || second !== word || !isBlogSlug(slug)) return undefined
      const paged = readPage(rest)
      return paged && { slug, ...paged }
    },
  }
}

/** `/blog/{slug}`; with one more segment it is an alias (spec section 2, `/blog/{slug}/{redirect}`). */
export const blogPostPattern: Pattern<{ readonly slug: string }> = {
  words: [BLOG],
  path: ({ slug }) => [BLOG, slug],
  read: ([first, slug, _redirect, ...rest]) =>
    first === BLOG && isPostSlug(slug) && rest.length === 0 ? { slug } : undefined,
}

export function readPostSearch(query: URLSearchParams): PostSearch {
  const words = (query.get('query') ?? '').trim().slice(0, MAX_BLOG_QUERY)
  const page = query.get(PAGE) ?? ''
  return {
    ...(words === '' ? {} : { query: words }),
    ...(NUMBER.test(page) && page !== '1' ? { page: Number(page) } : {}),
  }
}

export function printPostSearch({ query, page = 1 }: PostSearch): readonly (readonly [string, string])[] {
  return [
    ...(query === undefined || query === '' ? [] : [['query', query] as const]),
    ...(page === 1 ? [] : [[PAGE, String(page)] as const]),
  ]
}

function pagePath(page = 1): readonly string[] {
  return page === 1 ? [] : [PAGE, String(page)]
}

function readPage([word, number = '', ...rest]: readonly string[]): Numbered | undefined {
  if (word === undefined) return {}
  if (word !== PAGE || !NUMBER.test(number) || rest.length > 0) return undefined
  return number === '1' ? {} : { page: Number(number) }
}
