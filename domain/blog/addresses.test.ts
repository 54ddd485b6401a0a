import { describe, expect, it } from 'vitest'
import {
  BLOG_PLACES,
  type BlogPlace,
  blogPath,
  blogSlugFault,
  isPostSlug,
  MAX_BLOG_SLUG,
} from './addresses.ts'

describe('slugs of the blog', () => {
  it.each(['icon-grids', '3d', 'a', 'x'.repeat(MAX_BLOG_SLUG)])('allow %s', (slug) => {
    expect(blogSlugFault('post', slug)).toBeNull()
  })

  it.each([
    '',
    'Icon',
    'icon_grid',
    'icon--grid',
    '-icon',
    'icon-',
    '../x',
    'a/b',
    'x'.repeat(MAX_BLOG_SLUG + 1),
  ])('refuse "%s"', (slug) => {
    for (const place of Object.keys(BLOG_PLACES) as BlogPlace[])
      expect(blogSlugFault(place, slug)).toMatch(/Lower-case/)
  })

  it.each(['page', 'tag', 'category', 'author', 'keyword', 'profile', 'redirect'])(
    'refuse the word %s for a post, since another page has it',
    (slug) => {
      expect(isPostSlug(slug)).toBe(false)
      expect(blogSlugFault('post', slug)).toMatch(/Another page/)
      expect(blogSlugFault('tag', slug)).toBeNull()
    },
  )
})

it('prints the path of each kind of page', () => {
  expect((Object.keys(BLOG_PLACES) as BlogPlace[]).map((place) => blogPath({ place, slug: 'x' }))).toEqual([
    '/blog/x',
    '/blog/tag/x',
    '/blog/category/x',
    '/blog/author/x',
  ])
})
