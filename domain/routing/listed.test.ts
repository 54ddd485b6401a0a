import { describe, expect, it } from 'vitest'
import { isNarrowedAlike, isSameListing, isSamePlace, type Listed, listedAt } from '#domain/routing/listed.ts'

function at(address: string): Listed {
  const { pathname, search } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, search)
  if (listed === null) throw new Error(`${address} is no listing`)
  return listed
}

describe('listedAt', () => {
  it('reads a listing of the library, its words and its refinements', () => {
    expect(at('/jp/icons/fox?page=2&style=line&style=solid')).toMatchObject({
      locale: 'ja',
      place: null,
      view: { kind: 'icon', words: 'fox', page: 2, style: ['line', 'solid'], sort: 'relevant' },
    })
    expect(at('/en/free-icons').view).toMatchObject({ variant: 'free', price: 'free' })
  })

  it.each([
    ['/en/categories/nature/icons?colour=red', { family: 'category', slug: 'nature' }],
    ['/en/collections/spring', { family: 'collection', slug: 'spring' }],
    ['/en/contributors/lucide/icon-packs', { family: 'contributor', slug: 'lucide' }],
    ['/en/styles/line', { family: 'style', slug: 'line' }],
    ['/en/icon-styles/line?sort=latest', { family: 'iconStyle', slug: 'line' }],
  ])('recognises %s as a listing', (address, place) => {
    expect(at(address).place).toEqual(place)
  })

  it('narrows the listing of a style by that style', () => {
    expect(at('/en/styles/line').view).toMatchObject({ style: ['line'], kind: null })
    expect(at('/en/icon-styles/line').view).toMatchObject({ style: ['line'], kind: 'icon' })
  })

  it('treats words as words, although they might be the slug of an asset', () => {
    expect(at('/en/icons/heart').view.words).toBe('heart')
    expect(at('/en/icons/red-heart-4k7q2').view.words).toBe('red-heart-4k7q2')
  })

  it.each([
    '/en',
    '/en/icon/fox-4k7q2',
    '/en/bundles',
    '/en/search?query=fox',
    '/en/3ds',
    '/icons',
    '/en/nonsense/nonsense',
    '/api/v2/listings',
  ])('leaves %s to the server', (address) => {
    const { pathname, search } = new URL(address, 'http://localhost')
    expect(listedAt(pathname, search)).toBeNull()
  })
})

describe('isSamePlace', () => {
  it('distinguishes places and languages, and nothing else', () => {
    expect(isSamePlace(at('/en/icons/fox'), at('/en/free-photos'))).toBe(true)
    expect(isSamePlace(at('/en/icons'), at('/de/icons'))).toBe(false)
    expect(isSamePlace(at('/en/categories/a'), at('/en/categories/b'))).toBe(false)
    expect(isSamePlace(at('/en/categories/a'), at('/en/collections/a'))).toBe(false)
    expect(isSamePlace(at('/en/categories/a'), at('/en/categories/a/icons'))).toBe(true)
    expect(isSamePlace(at('/en/styles/line'), at('/en/all-assets?style=line'))).toBe(false)
  })
})

describe('isSameListing', () => {
  it('distinguishes listings by every part of the address', () => {
    expect(isSameListing(at('/en/icons/fox'), at('/en/icons/fox'))).toBe(true)
    expect(isSameListing(at('/en/icons/fox'), at('/en/icons/foxes'))).toBe(false)
    expect(isSameListing(at('/en/icons/fox'), at('/en/icons/fox?page=2'))).toBe(false)
  })
})

describe('isNarrowedAlike', () => {
  it.each([
    ['/en/icons/fox', '/en/icons/wolf'],
    ['/en/icons', '/en/icons/wolf'],
    ['/en/icons/fox?page=2&sort=latest', '/en/icons/fox'],
    ['/en/free-icons', '/en/icons/fox?price=free'],
  ])('is true for %s and %s, which differ only in words, order or page', (one, other) => {
    expect(isNarrowedAlike(at(one), at(other))).toBe(true)
  })

  it.each([
    ['/en/icons/fox', '/en/photos/fox'],
    ['/en/icons/fox', '/en/icons/fox?style=line'],
    ['/en/icons/fox', '/en/icon-packs/fox'],
    ['/en/icons/fox', '/de/icons/fox'],
    ['/en/icons/fox', '/en/free-icons'],
  ])('is false for %s and %s', (one, other) => {
    expect(isNarrowedAlike(at(one), at(other))).toBe(false)
  })
})
