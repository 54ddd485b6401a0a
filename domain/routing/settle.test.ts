import { describe, expect, it } from 'vitest'
import type { Address } from '#domain/contract/catalogue.ts'
import { type Lookup, resolve } from '#domain/routing/resolve.ts'
import { settle } from '#domain/routing/settle.ts'

const HEART: Address = { form: 'item', kind: 'icon', free: true, slug: 'red-heart-4k7q2', status: 200 }

function lookup(pathname: string, search = ''): Lookup {
  const resolution = resolve({ pathname, search })
  if (resolution.kind !== 'lookup') throw new Error(`${pathname} is not looked up`)
  return resolution
}

describe('settle', () => {
  it.each([
    [410, 'gone'],
    [451, 'withheld'],
  ] as const)('answers for an asset with status %i that it is %s, at every address of it', (status, kind) => {
    for (const path of ['/jp/free-icon/red-heart-4k7q2', '/en/icons/red-heart-4k7q2'])
      expect(settle(lookup(path), { ...HEART, status })).toMatchObject({ kind })
  })

  it('shows an asset at its canonical address', () => {
    expect(settle(lookup('/jp/free-icon/red-heart-4k7q2'), HEART)).toMatchObject({
      kind: 'page',
      locale: 'ja',
      page: { family: 'item', params: { kind: 'icon', free: true, slug: 'red-heart-4k7q2' } },
      inside: '/ja/item/red-heart-4k7q2',
    })
  })

  it.each([
    '/en/icon/red-heart-4k7q2',
    '/en/free-illustration/red-heart-4k7q2',
    '/en/icons/red-heart-4k7q2',
    '/en/3ds/red-heart-4k7q2',
    '/en/item/red-heart-4k7q2',
    '/en/items/red-heart-4k7q2',
    '/en/assets/red-heart-4k7q2',
    '/en/all-assets/red-heart-4k7q2',
    '/en/contributors/lucide/icons/red-heart-4k7q2',
    '/en/free-icon/Red-Heart-4K7Q2/',
    '/en/free-icon/crimson-heart-4k7q2',
    '/free-icon/red-heart-4k7q2',
    '/icons/red-heart-4k7q2/',
  ])('redirects %s to the canonical address in one hop, with the query', (pathname) => {
    expect(settle(lookup(pathname, '?utm_source=x'), HEART)).toMatchObject({
      kind: 'redirect',
      to: '/en/free-icon/red-heart-4k7q2?utm_source=x',
    })
  })

  it('changes the address with the price', () => {
    expect(settle(lookup('/en/free-icon/red-heart-4k7q2'), { ...HEART, free: false })).toMatchObject({
      kind: 'redirect',
      to: '/en/icon/red-heart-4k7q2',
    })
  })

  it('redirects a search for exactly a slug to the asset', () => {
    expect(settle(lookup('/en/search', '?query=red-heart-4k7q2&asset=icon'), HEART)).toMatchObject({
      to: '/en/free-icon/red-heart-4k7q2',
    })
  })

  it('finds packs and bundles', () => {
    const pack: Address = { ...HEART, form: 'pack', slug: 'hearts-4k7q3' }
    const bundle: Address = { ...HEART, form: 'bundle', kind: null, slug: 'all-hearts-4k7q4' }
    expect(settle(lookup('/en/icon-pack/hearts-4k7q3/all'), pack)).toMatchObject({
      to: '/en/free-icon-pack/hearts-4k7q3',
    })
    expect(settle(lookup('/en/bundle/all-hearts-4k7q4'), bundle)).toMatchObject({
      to: '/en/bundles/all-hearts-4k7q4',
    })
    expect(settle(lookup('/en/bundles/all-hearts-4k7q4'), bundle)).toMatchObject({
      kind: 'page',
      inside: '/en/bundle/all-hearts-4k7q4',
    })
  })

  it('answers that a retired asset is gone, at each of its addresses', () => {
    const retired: Address = { ...HEART, status: 410 }
    expect(settle(lookup('/de/free-icon/red-heart-4k7q2'), retired)).toEqual({ kind: 'gone', locale: 'de' })
    expect(settle(lookup('/de/icons/red-heart-4k7q2'), retired)).toEqual({ kind: 'gone', locale: 'de' })
  })

  it.each([null, { ...HEART, status: 404 as const }, { ...HEART, kind: null }])(
    'treats an invisible asset as missing or as words: %j',
    (address) => {
      expect(settle(lookup('/en/free-icon/red-heart-4k7q2'), address)).toEqual({
        kind: 'missing',
        locale: 'en',
        path: '/free-icon/red-heart-4k7q2',
      })
      expect(settle(lookup('/en/icons/red-heart-4k7q2'), address)).toMatchObject({
        kind: 'page',
        page: { family: 'listing', params: { kind: 'icon', words: 'red-heart-4k7q2' } },
      })
    },
  )
})
