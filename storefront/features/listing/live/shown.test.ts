import { expect, it } from 'vitest'
import { NO_TRAITS } from '#domain/assets/traits.ts'
import type { ItemCard, Listing } from '#domain/contract/catalogue.ts'
import { type Listed, listedAt } from '#domain/routing/listed.ts'
import { listingOfFirst, type Shown, shownOf } from '#storefront/features/listing/live/shown.ts'

function at(pathname: string): Listed {
  const listed = listedAt(pathname, '')
  if (listed === null) throw new Error(`${pathname} is no listing`)
  return listed
}

const STAR = { listed: at('/en/icons/star') }
const HEART = { listed: at('/en/icons/heart') }
const PHOTOS = { listed: at('/en/photos/star') }
const item: ItemCard = {
  form: 'item',
  slug: 'heart-1',
  kind: 'icon',
  free: true,
  title: 'Heart',
  preview: {
    sha256: 'a',
    modifiedAt: '2026-01-01T00:00:00.000Z',
    width: 24,
    height: 24,
    ground: 'any',
    motion: null,
    playable: true,
  },
}
const found = { hits: [item], nbHits: 7 }
const first = { listed: HEART.listed, found }

it('shows the first hits of typed words with the counts of the previous complete result', () => {
  expect(shownOf(HEART.listed, { whole: STAR, first }, null)).toEqual({
    listed: HEART.listed,
    whole: STAR,
    first: found,
  })
})

it('shows the complete result once it has arrived', () => {
  const before = shownOf(HEART.listed, { whole: STAR, first }, null)
  expect(shownOf(HEART.listed, { whole: HEART, first }, before)).toEqual({
    listed: HEART.listed,
    whole: HEART,
    first: null,
  })
})

it('returns null for a listing without any result', () => {
  expect(shownOf(at('/en/icons/hea'), { whole: STAR, first }, null)).toBeNull()
  expect(
    shownOf(HEART.listed, { whole: STAR, first: { listed: HEART.listed, found: null } }, null),
  ).toBeNull()
})

it('shows first hits only with counts of the same kind and filters', () => {
  expect(shownOf(HEART.listed, { whole: PHOTOS, first }, null)).toBeNull()
  expect(shownOf(HEART.listed, { whole: null, first }, null)).toBeNull()
})

it('keeps the shown counts while the visitor types, whatever complete results arrive', () => {
  const late = { listed: at('/en/icons/hea') }
  const before = shownOf(HEART.listed, { whole: STAR, first }, null)
  const next = { listed: at('/en/icons/hearts'), found: { hits: [], nbHits: 0 } }
  expect(shownOf(next.listed, { whole: late, first: next }, before)?.whole).toBe(STAR)
})

it('returns the same object while nothing changes, to avoid a render', () => {
  const before = shownOf(HEART.listed, { whole: STAR, first }, null)
  expect(shownOf(HEART.listed, { whole: STAR, first }, before)).toBe(before)
  const whole: Shown<typeof HEART> = { listed: HEART.listed, whole: HEART, first: null }
  expect(shownOf(HEART.listed, { whole: HEART, first }, whole)).toBe(whole)
})

it('takes hits and total from the first hits, and leaves out what belongs to other words', () => {
  const counted: Listing = {
    hits: [],
    total: 900,
    totalIsFloor: true,
    page: 3,
    pageCount: 19,
    sort: 'latest',
    kinds: [{ kind: 'icon', count: 900, sample: null }],
    styles: [{ slug: 'line', name: 'Line', count: 40 }],
    facets: { prices: [], categories: [], colours: [], orientations: [], formats: [], traits: NO_TRAITS },
    packs: [],
    relatedTags: [{ slug: 'night', name: 'Night' }],
    degraded: false,
    didYouMean: 'stars',
    dropped: ['zebra'],
  }
  expect(listingOfFirst(counted, HEART.listed, { ...found, exhaustiveNbHits: true })).toEqual({
    ...counted,
    hits: [item],
    total: 7,
    totalIsFloor: false,
    page: 1,
    pageCount: 1,
    sort: 'relevant',
    kinds: [],
    relatedTags: [],
    didYouMean: null,
    dropped: [],
  })
})
