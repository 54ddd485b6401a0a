import { describe, expect, it } from 'vitest'
import { isPostSlug } from '#domain/blog/addresses.ts'
import { contentsOf } from '#domain/blog/article.ts'
import { articleText } from '#domain/blog/article-text.ts'
import { readArticle } from '#domain/blog/lexical/read-article.ts'
import { BLOCK_TYPES } from '#domain/blog/lexical/read-block.ts'
import { readingMinutes } from '#domain/blog/reading-time.ts'
import { POST_LIMITS } from '#domain/blog/topics.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { textOf } from '#seed/load/editorial/blog.ts'
import { pickOf } from './markdown/pick.ts'
import { SEED_POSTS } from './posts.ts'

const articleOf = (slug: string, locale: (typeof LOCALE_CODES)[number]) => {
  const text = textOf(slug, locale)
  return {
    ...text,
    article: readArticle(text.body(({ count }) => Array.from({ length: count }, (_, at) => at + 1))),
  }
}

describe('the posts of the seed', () => {
  it('are twelve in English, four of them in all languages', () => {
    expect(SEED_POSTS.map(({ slug }) => slug).filter((slug) => !isPostSlug(slug))).toEqual([])
    expect(new Set(SEED_POSTS.map(({ slug }) => slug)).size).toBe(12)
    expect(SEED_POSTS.filter(({ locales }) => locales.length === LOCALE_CODES.length)).toHaveLength(4)
  })

  it.each(SEED_POSTS)('$slug has sections, works of the library and a few minutes to read', (post) => {
    expect(pickOf(post.cover).count).toBeLessThanOrEqual(POST_LIMITS.cover)
    const { title, description, article } = articleOf(post.slug, 'en')
    expect(title.length).toBeLessThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(POST_LIMITS.description)
    expect(contentsOf(article).length).toBeGreaterThanOrEqual(4)
    expect(article.blocks.some(({ kind }) => kind === 'figure' || kind === 'gallery')).toBe(true)
    expect(readingMinutes(articleText(article))).toBeGreaterThanOrEqual(1)
  })

  it('have the same blocks in every language', () => {
    for (const { slug, locales } of SEED_POSTS) {
      const kinds = articleOf(slug, 'en').article.blocks.map(({ kind }) => kind)
      for (const locale of locales)
        expect(
          articleOf(slug, locale).article.blocks.map(({ kind }) => kind),
          `${slug} ${locale}`,
        ).toEqual(kinds)
    }
  })

  it('show every kind of block but a page of another site and pictures, which editors upload', () => {
    const shown = new Set(
      SEED_POSTS.flatMap(({ slug }) => articleOf(slug, 'en').article.blocks.map(({ kind }) => kind)),
    )
    expect(BLOCK_TYPES.filter((type) => !shown.has(type as never))).toEqual(['picture', 'pictures', 'embed'])
  })
})
