import type { BlogAddress } from '#domain/blog/addresses.ts'
import type { Page } from '#domain/routing/params.ts'

/** The page that an editor must have published for an address to exist; null for other pages. */
export function blogAddressOf(page: Page): BlogAddress | null {
  switch (page.family) {
    case 'blogPost':
      return { place: 'post', slug: page.params.slug }
    case 'blogCategory':
      return { place: 'category', slug: page.params.slug }
    case 'blogTag':
      return { place: 'tag', slug: page.params.slug }
    case 'blogAuthor':
      return { place: 'author', slug: page.params.slug }
    default:
      return null
  }
}
