import { describe, expect, it } from 'vitest'
import { type Listed, listedAt } from '#domain/routing/listed.ts'
import { indexNames } from './index-names.ts'
import { listingParameters, recountsOf } from './listing-parameters.ts'
import { EVERYTHING } from './selection.ts'

const NAMES = indexNames()

function listedOf(address: string): Listed {
  const { pathname, search } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, search)
  if (listed === null) throw new Error(`${address} is no listing`)
  return listed
}

function asked(address: string) {
  return listingParameters(listedOf(address), NAMES)
}

describe('listingParameters', () => {
  it('selects the index of the language and the order of the listing', () => {
    expect(asked('/jp/icons/red-fox').index).toBe('motif_items_ja')
    expect(asked('/en/icons').index).toBe('motif_items_en')
    expect(asked('/en/icons/fox?sort=popular').index).toBe('motif_items_en_popular')
    expect(asked('/en/latest-icon-packs').index).toBe('motif_packs_en_latest')
    expect(asked('/de/icons/fox?sort=featured').index).toBe('motif_items_de_featured')
  })

  it('searches for the words as readable text, from page 0', () => {
    expect(asked('/en/icons/red-fox?page=3')).toMatchObject({ query: 'red fox', page: 2 })
    expect(asked('/en/icons')).toMatchObject({ query: '', page: 0 })
    expect(asked('/en/top-icons/fox').query).toBe('fox')
  })

  it('filters by facets that are counted as if nothing were chosen', () => {
    const { disjunctiveFacets, disjunctiveFacetsRefinements } = asked(
      '/en/icons?style=line&style=solid&colour=red&category=nature',
    )
    expect(disjunctiveFacets).toEqual([
      'kind',
      'free',
      'style',
      'categories',
      'colours',
      'orientation',
      'formats',
    ])
    expect(disjunctiveFacetsRefinements).toEqual({
      kind: ['icon'],
      style: ['line', 'solid'],
      colours: ['red'],
      categories: ['nature'],
    })
  })

  it('sends only attributes of packs for packs', () => {
    const { disjunctiveFacets, disjunctiveFacetsRefinements } = asked('/en/asset-packs?colour=red')
    expect(disjunctiveFacets).toEqual(['kind', 'free', 'style', 'categories'])
    expect(disjunctiveFacetsRefinements).toEqual({})
  })

  it.each([
    ['/en/all-assets', ''],
    ['/en/featured-assets', '(featured:"true")'],
    ['/en/icons/fox?contributor=lucide', '(contributor:"lucide")'],
    ['/en/collections/spring', '(collections:"spring")'],
    ['/en/contributors/lucide/icons', '(contributor:"lucide")'],
    ['/en/styles/line', ''],
    [
      '/en/photos?age=adult&age=child&people=1',
      '(traits:"people:1") AND (traits:"age:adult" OR traits:"age:child")',
    ],
    ['/en/photos?minWidth=1024&price=free', '(traits:"minWidth:1024")'],
  ])('filters %s by %j', (address, filters) => {
    expect(asked(address).filters).toBe(filters)
  })

  it.each([
    ['/en/free-icons', { kind: ['icon'], free: ['true'] }],
    ['/en/icons/fox?price=exclusive', { kind: ['icon'], free: ['false'] }],
    ['/en/categories/nature?price=free', { categories: ['nature'], free: ['true'] }],
    ['/en/icons', { kind: ['icon'] }],
  ])('counts the other prices of %s as if none were chosen', (address, refinements) => {
    expect(asked(address).disjunctiveFacetsRefinements).toEqual(refinements)
  })

  it('filters the page of a category by its category', () => {
    expect(asked('/en/categories/nature').disjunctiveFacetsRefinements).toEqual({ categories: ['nature'] })
  })

  it('filters by the selection of a page besides the facets', () => {
    const selection = { ...EVERYTHING, price: 'free', kinds: ['3d', 'icon'], tags: ['avatar'] } as const
    const parameters = listingParameters({ ...listedOf('/en/icons'), selection }, NAMES)
    expect(parameters.filters).toBe('(free:"true") AND (kind:"3d" OR kind:"icon") AND (tagSlugs:"avatar")')
    expect(parameters.disjunctiveFacetsRefinements).toEqual({ kind: ['icon'] })
  })

  it('filters the page of a style by its style', () => {
    expect(asked('/en/icon-styles/line').disjunctiveFacetsRefinements).toEqual({
      kind: ['icon'],
      style: ['line'],
    })
  })
})

describe('traits', () => {
  it('are counted where a kind has any', () => {
    expect(asked('/en/all-assets').facets).toEqual(['traits'])
    expect(asked('/en/photos').facets).toEqual(['traits'])
    expect(asked('/en/icons').facets).toEqual([])
    expect(asked('/en/photo-packs').facets).toEqual([])
  })

  it('do not filter packs, which have none', () => {
    expect(asked('/en/photo-packs?age=adult').filters).toBe('')
  })
})

describe('recountsOf', () => {
  const recounts = (address: string) => recountsOf(listedOf(address))

  it('is empty when the listing has all counts', () => {
    expect(recounts('/en/icons?style=line&format=svg&colour=red&category=nature&price=free')).toEqual([])
  })

  it('counts each chosen trait without itself, and with the others', () => {
    expect(recounts('/en/photos?age=adult&people=1')).toEqual([
      { of: 'people', parameters: { filters: '(traits:"age:adult")', disjunctiveFacetsRefinements: {} } },
      { of: 'age', parameters: { filters: '(traits:"people:1")', disjunctiveFacetsRefinements: {} } },
    ])
  })
})
