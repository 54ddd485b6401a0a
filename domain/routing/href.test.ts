import { describe, expect, it } from 'vitest'
import { href, searchHref } from '#domain/routing/href.ts'

describe('href', () => {
  it('puts the language prefix first, jp for Japanese and kr for Korean', () => {
    expect(href('home', 'en')).toBe('/en')
    expect(href('home', 'ja')).toBe('/jp')
    expect(href('bundles', 'ko')).toBe('/kr/bundles')
  })

  it('names a listing by variant, kind and form', () => {
    expect(href('listing', 'en')).toBe('/en/all-assets')
    expect(href('listing', 'en', { kind: 'icon' })).toBe('/en/icons')
    expect(href('listing', 'en', { kind: '3d', variant: 'free' })).toBe('/en/free-3d-illustrations')
    expect(href('listing', 'en', { kind: 'lottie', form: 'pack', variant: 'latest' })).toBe(
      '/en/latest-lottie-animation-packs',
    )
    expect(href('listing', 'en', { form: 'pack' })).toBe('/en/asset-packs')
    expect(href('listing', 'en', { variant: 'exclusive' })).toBe('/en/exclusive-assets')
  })

  it('puts words into the address as a slug of any script', () => {
    expect(href('listing', 'de', { kind: 'icon', words: ' Red  Heart! ' })).toBe('/de/icons/red-heart')
    expect(href('listing', 'ja', { words: 'ハート' })).toBe('/jp/all-assets/%E3%83%8F%E3%83%BC%E3%83%88')
    expect(href('listing', 'en', { kind: 'icon', words: '…' })).toBe('/en/icons')
    expect(href('listing', 'en', { kind: 'icon', words: '?' })).toBe('/en/icons/%3F')
  })

  it('gives free and exclusive assets different addresses', () => {
    const asset = { kind: 'icon', slug: 'red-heart-4k7q2' } as const
    expect(href('item', 'en', { ...asset, free: true })).toBe('/en/free-icon/red-heart-4k7q2')
    expect(href('item', 'en', { ...asset, free: false })).toBe('/en/icon/red-heart-4k7q2')
    expect(href('pack', 'en', { ...asset, free: true })).toBe('/en/free-icon-pack/red-heart-4k7q2')
    expect(href('pack', 'en', { ...asset, free: false })).toBe('/en/icon-pack/red-heart-4k7q2')
  })

  it('puts the name search of the list of contributors before its page', () => {
    expect(href('contributors', 'en', { find: 'Ada & co', order: 'name', page: 2 })).toBe(
      '/en/contributors?find=Ada+%26+co&order=name&page=2',
    )
    expect(href('contributors', 'en', { order: 'works' })).toBe('/en/contributors')
    expect(href('hire', 'de', { designation: '3d-artist' })).toBe('/de/contributors/hire/3d-artist')
  })

  it('puts a keyword initial of any script into the address', () => {
    expect(href('keywordList', 'en')).toBe('/en/keywords-listing')
    expect(href('keywordList', 'ja', { initial: 'あ', page: 2 })).toBe(
      '/jp/keywords-listing/%E3%81%82?page=2',
    )
  })

  it('narrows a category, a collection or a contributor by kind and form', () => {
    expect(href('category', 'fr', { slug: 'nature' })).toBe('/fr/categories/nature')
    expect(href('category', 'fr', { slug: 'nature', kind: '3d' })).toBe(
      '/fr/categories/nature/3d-illustrations',
    )
    expect(href('collection', 'fr', { slug: 'spring', form: 'pack' })).toBe(
      '/fr/collections/spring/asset-packs',
    )
    expect(href('contributor', 'fr', { username: 'lucide', kind: 'icon', form: 'pack' })).toBe(
      '/fr/contributors/lucide/icon-packs',
    )
  })

  it('prints refinements in one order and leaves out the first page', () => {
    const refined = { style: ['line', 'solid'], price: 'free', sort: 'latest', page: 2 } as const
    expect(href('listing', 'en', { kind: 'icon', ...refined })).toBe(
      '/en/icons?page=2&sort=latest&price=free&style=line&style=solid',
    )
    expect(href('listing', 'en', { kind: 'icon', page: 1, price: 'all' })).toBe('/en/icons')
  })

  it('leaves out refinements that follow from the variant', () => {
    expect(href('listing', 'en', { kind: 'icon', variant: 'free', price: 'exclusive', sort: 'latest' })).toBe(
      '/en/free-icons',
    )
  })

  it('addresses results of search by picture by its hash', () => {
    const hash = 'ab'.repeat(32)
    expect(href('pictureSearch', 'ja')).toBe('/jp/reverse-image-search')
    expect(href('pictureResults', 'en', { hash })).toBe(`/en/reverse-image-search/${hash}/all-assets`)
    expect(href('pictureResults', 'en', { hash, kind: 'icon', price: 'free', page: 2 })).toBe(
      `/en/reverse-image-search/${hash}/icons?page=2&price=free`,
    )
  })

  it('has one address for the search form', () => {
    expect(searchHref('ja')).toBe('/jp/search')
  })
})
