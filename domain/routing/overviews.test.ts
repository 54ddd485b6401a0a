import { describe, expect, it } from 'vitest'
import { overviewKindOf } from '#domain/routing/overviews.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import { printView, readView } from '#domain/routing/view.ts'

const overviewOf = (params: ListingParams) => overviewKindOf(readView(printView(params)))

describe('overviewKindOf', () => {
  it('is the kind of a listing without filters', () => {
    expect(overviewOf({ kind: '3d' })).toBe('3d')
  })

  it.each<[string, ListingParams]>([
    ['every kind', {}],
    ['a kind without an overview', { kind: 'unicon' }],
    ['packs', { kind: 'icon', form: 'pack' }],
    ['a variant', { kind: 'icon', variant: 'free' }],
    ['words', { kind: 'icon', words: 'heart' }],
    ['the second page', { kind: 'icon', page: 2 }],
    ['another order', { kind: 'icon', sort: 'latest' }],
    ['a price', { kind: 'icon', price: 'free' }],
    ['a choice', { kind: 'icon', style: ['line'] }],
    ["a contributor's work", { kind: 'icon', contributor: 'amara' }],
  ])('is null for a listing of %s', (_, params) => {
    expect(overviewOf(params)).toBeNull()
  })
})
