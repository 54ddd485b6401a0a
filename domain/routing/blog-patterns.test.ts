import { expect, it } from 'vitest'
import { ask } from '#domain/testing/pages.ts'

it.each([
  ['/en/blog/page/1', '/en/blog'],
  ['/en/blog/redirect', '/en/blog'],
  ['/blog/icon-grids', '/en/blog/icon-grids'],
  ['/en/blog/icon-grids/share', '/en/blog/icon-grids'],
  ['/jp/blog/tag/icons/page/1', '/jp/blog/tag/icons'],
  ['/en/Blog/Icon-Grids', '/en/blog/icon-grids'],
  ['/en/blog/icon-grids/share?utm_source=x', '/en/blog/icon-grids?utm_source=x'],
])('redirects %s to %s', (address, to) => {
  expect(ask(address)).toMatchObject({ kind: 'redirect', to })
})

it.each([
  '/en/blog/page/0',
  '/en/blog/page/x',
  '/en/blog/page/99999',
  '/en/blog/tag',
  '/en/blog/tag/icons/page',
  '/en/blog/category/icons/2',
  '/en/blog/icon-grids/a/b',
  '/en/blog/icon_grids',
])('has no page at %s', (address) => {
  expect(ask(address).kind).toBe('missing')
})

it('reads the words of a search from its query', () => {
  expect(ask('/en/blog/keyword?query=%20icon%20grids%20&page=2')).toMatchObject({
    kind: 'page',
    page: { family: 'blogSearch', params: { query: 'icon grids', page: 2 } },
    inside: '/en/blog/search/query%3Dicon%2Bgrids/2',
  })
  expect(ask('/en/blog/keyword')).toMatchObject({ inside: '/en/blog/search/all/1' })
})
