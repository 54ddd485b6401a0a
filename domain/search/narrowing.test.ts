import { describe, expect, it } from 'vitest'
import { NOTHING_CHOSEN } from '#domain/routing/choices.ts'
import { listedAt } from '#domain/routing/listed.ts'
import { type Narrowing, narrowingOf, wordsOfListing } from './narrowing.ts'
import { EVERYTHING } from './selection.ts'
import { templatesFor } from './template-selection.ts'

const UNLIMITED: Narrowing = {
  ...NOTHING_CHOSEN,
  form: 'item',
  kind: null,
  price: 'all',
  featuredOnly: false,
  collection: null,
  contributor: null,
  selection: null,
}

function listingAt(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, search)
  if (listed === null) throw new Error(`${address} is not a listing`)
  return listed
}

describe('narrowingOf', () => {
  it.each<[string, Partial<Narrowing>]>([
    ['/en/all-assets', {}],
    ['/en/icons', { kind: 'icon' }],
    ['/en/icon-packs', { kind: 'icon', form: 'pack' }],
    ['/en/free-icons', { kind: 'icon', price: 'free' }],
    ['/en/icons/fox?price=exclusive', { kind: 'icon', price: 'exclusive' }],
    ['/en/featured-icons', { kind: 'icon', featuredOnly: true }],
    [
      '/en/icons?style=line&style=solid&colour=red',
      { kind: 'icon', style: ['line', 'solid'], colour: ['red'] },
    ],
    ['/en/photos?age=adult&minWidth=1024', { kind: 'photo', age: ['adult'], minWidth: ['1024'] }],
    ['/en/icons/fox?contributor=lucide', { kind: 'icon', contributor: 'lucide' }],
    ['/en/categories/nature', { category: ['nature'] }],
    ['/en/collections/spring', { collection: 'spring' }],
    ['/en/contributors/lucide/icons', { kind: 'icon', contributor: 'lucide' }],
    ['/en/styles/line', { style: ['line'] }],
    ['/en/icon-styles/line', { kind: 'icon', style: ['line'] }],
  ])('reads the limits of %s', (address, limits) => {
    expect(narrowingOf(listingAt(address))).toEqual({ ...UNLIMITED, ...limits })
  })

  it('adds the selection of the place', () => {
    const selection = templatesFor('email')
    expect(narrowingOf({ ...listingAt('/en/all-assets'), selection }).selection).toBe(selection)
  })
})

describe('wordsOfListing', () => {
  it('returns the typed words, else those of the selection', () => {
    const selection = { ...EVERYTHING, words: 'abstract' }
    expect(wordsOfListing(listingAt('/en/icons/red-fox'))).toBe('red fox')
    expect(wordsOfListing({ ...listingAt('/en/icons/red-fox'), selection })).toBe('red fox')
    expect(wordsOfListing({ ...listingAt('/en/icons'), selection })).toBe('abstract')
    expect(wordsOfListing(listingAt('/en/icons'))).toBeNull()
  })
})
