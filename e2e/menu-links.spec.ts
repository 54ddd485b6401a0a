import { KIND_CODES } from '#domain/assets/kinds.ts'
import { href } from '#domain/routing/href.ts'
import { readAddress } from '#domain/routing/read-address.ts'
import { expect, test } from '#e2e/fixtures.ts'

const LINK = /<a\b[^>]*\bhref="(\/en[^"#]*)"/g
/** A filter offers every price, and a listing without results offers to remove it. */
const FILTERS = /<section class="filters"[\s\S]*?<\/section>/

test('no link of a menu, a kind page or an exclusive item leads to an empty listing', async ({
  request,
  catalogue,
}) => {
  test.slow()
  const exclusive = await Promise.all(
    KIND_CODES.map(async (kind) => {
      const { hits } = await catalogue.listing({ kind, price: 'exclusive', per_page: 1 })
      return hits.flatMap((hit) => (hit.form === 'item' ? href('item', 'en', hit) : []))
    }),
  )
  const sources = [
    href('home', 'en'),
    ...KIND_CODES.map((kind) => href('listing', 'en', { kind })),
    ...exclusive.flat(),
  ]
  const leading = new Map<string, string>()
  for (const source of sources) {
    const html = (await (await request.get(source)).text()).replace(FILTERS, '')
    for (const [, address = ''] of html.matchAll(LINK))
      if (isWholeListing(address)) leading.set(address, source)
  }
  expect(leading.size).toBeGreaterThan(20)
  const empty: string[] = []
  for (const [address, source] of leading) {
    const html = (await (await request.get(address)).text()).split('<main')[1] ?? ''
    if (!/class="[^"]*\bplate\b|class="[^"]*\bpack\b/.test(html)) empty.push(`${address} on ${source}`)
  }
  expect(empty).toEqual([])
})

/**
 * Whether the address is of a listing of the library without filters. Listings of words are left out: the frequent
 * searches of the menus are chosen for the whole library, and the fixture catalogue has a part of it.
 */
function isWholeListing(address: string): boolean {
  const { pathname, search } = new URL(address, 'http://localhost')
  const page = readAddress(pathname.split('/').slice(2), new URLSearchParams())?.page
  return search === '' && page?.family === 'listing' && !page.params.words
}
