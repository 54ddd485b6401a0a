import { expect, test } from 'vitest'
import type { KindCounts } from '#domain/contract/menu.ts'
import { heldLinks } from './held-links.ts'

const counts = { all: 3, free: 3, featured: 0 }
const HELD: KindCounts = [{ kind: 'icon', item: counts, pack: { all: 0, free: 0, featured: 0 } }]

const link = (href: string) => ({ label: href, href })

test.each([
  ['/en/icons', true],
  ['/en/photos', false],
  ['/en/icon-packs', false],
  ['/en/exclusive-icons', false],
  ['/en/icons/heart', true],
  ['/en/pricing', true],
  ['/en/about', true],
  ['https://other.example/icons', true],
])('a menu of a library of free icons shows %s: %s', (href, shown) => {
  expect(heldLinks([link(href)], HELD)).toHaveLength(shown ? 1 : 0)
})

test('every link is shown while the counts are unknown', () => {
  expect(heldLinks([link('/en/photos')], null)).toHaveLength(1)
})
