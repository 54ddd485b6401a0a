import { describe, expect, it } from 'vitest'
import { href } from '#domain/routing/href.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import { type Change, refine, refineWithin } from '#domain/routing/refine.ts'
import { printView, readView } from '#domain/routing/view.ts'

function lead(from: ListingParams, change: Change): string {
  return href('listing', 'en', refine(readView(printView(from)), change)).slice('/en'.length)
}

describe('refine', () => {
  it.each<[ListingParams, Change, string]>([
    [{ kind: 'icon' }, { price: 'free' }, '/free-icons'],
    [{ kind: 'icon', style: ['line'] }, { price: 'exclusive' }, '/exclusive-icons?style=line'],
    [{ kind: 'icon', variant: 'free' }, { price: 'all' }, '/icons'],
    [{ kind: 'icon', variant: 'free' }, { price: 'exclusive' }, '/exclusive-icons'],
    [{ kind: 'icon', variant: 'free' }, { sort: 'latest' }, '/icons?sort=latest&price=free'],
    [{ kind: 'icon', sort: 'latest', price: 'free' }, { sort: 'popular' }, '/free-icons'],
    [{ kind: 'icon', variant: 'latest' }, { price: 'free' }, '/latest-icons?price=free'],
    [{ kind: 'icon', variant: 'latest' }, { sort: 'popular' }, '/icons'],
    [{ kind: 'icon', variant: 'popular' }, { sort: 'latest' }, '/icons?sort=latest'],
    [{ kind: 'icon', variant: 'featured' }, { form: 'pack' }, '/featured-icon-packs'],
    [{ kind: 'icon', words: 'fox' }, { price: 'free' }, '/icons/fox?price=free'],
    [{ kind: 'icon', words: 'fox' }, { form: 'pack' }, '/icon-packs/fox'],
    [
      { kind: 'icon', words: 'fox', style: ['line'], page: 3 },
      { kind: 'lottie' },
      '/lottie-animations/fox?style=line',
    ],
    [{ kind: 'icon', words: 'fox', price: 'free' }, { kind: null }, '/all-assets/fox?price=free'],
    [{ kind: 'icon', variant: 'top', words: 'fox' }, { style: ['line'] }, '/top-icons/fox?style=line'],
    [{ kind: 'icon', variant: 'top', words: 'fox' }, { form: 'pack' }, '/icon-packs/fox?sort=popular'],
    [{ kind: 'icon', style: ['line'], page: 4 }, { style: [] }, '/icons'],
    [{ kind: 'icon', style: ['line'] }, { page: 2 }, '/icons?page=2&style=line'],
    [{ kind: 'icon', page: 2 }, { page: 1 }, '/icons'],
    [{ kind: 'icon', style: ['line'] }, { style: ['line', 'solid'] }, '/icons?style=line&style=solid'],
    [
      { kind: 'icon', format: ['svg'], colour: ['red'], page: 2 },
      { kind: 'photo' },
      '/photos?colour=red&format=svg',
    ],
    [
      { kind: 'icon', style: ['line'], colour: ['red'], orientation: ['square'] },
      { form: 'pack' },
      '/icon-packs?style=line',
    ],
    [{ contributor: 'lucide', words: 'fox' }, { contributor: null }, '/all-assets/fox'],
    [{ kind: 'icon', colour: ['red'], page: 3 }, { words: 'fox' }, '/icons/fox?colour=red'],
    [{ kind: 'icon', words: 'fox' }, { words: null }, '/icons'],
    [{ kind: 'icon', words: 'fox', sort: 'latest' }, { words: 'owl' }, '/icons/owl?sort=latest'],
    [{ kind: 'icon', words: 'fox', sort: 'popular' }, { words: null }, '/icons'],
    [{ kind: 'icon', variant: 'free' }, { words: 'fox' }, '/icons/fox?price=free'],
    [{ kind: 'icon', variant: 'latest' }, { words: 'fox' }, '/icons/fox'],
    [{ kind: 'icon', variant: 'top', words: 'fox' }, { words: 'owl' }, '/top-icons/owl'],
    [{ kind: 'icon', variant: 'top', words: 'fox' }, { words: null }, '/icons'],
  ])('applies %j and %j to get %s', (from, change, address) => {
    expect(lead(from, change)).toBe(address)
  })

  it("returns the listing's own address for an empty change", () => {
    for (const params of [
      {},
      { kind: 'icon' },
      { variant: 'free' },
      { words: 'fox', sort: 'latest' },
    ] as const) {
      expect(lead(params, {})).toBe(href('listing', 'en', params).slice('/en'.length))
    }
  })
})

describe('refineWithin', () => {
  it('returns no variant', () => {
    expect(refineWithin(readView('all'), { price: 'free' })).toMatchObject({ variant: null, price: 'free' })
  })
})
