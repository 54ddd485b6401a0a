import { describe, expect, it } from 'vitest'
import { type Listed, listedAt } from '#domain/routing/listed.ts'
import { indexNames } from './index-names.ts'
import { listingParameters } from './listing-parameters.ts'

const NAMES = indexNames()

function asked(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, search)
  if (listed === null) throw new Error(`${address} is no listing`)
  return listingParameters(listed satisfies Listed, NAMES)
}

describe('listingParameters', () => {
  it('asks the index of the language, in the order that the listing has', () => {
    expect(asked('/jp/icons/red-fox').index).toBe('motif_items_ja')
    expect(asked('/en/icons').index).toBe('motif_items_en')
    expect(asked('/en/icons/fox?sort=popular').index).toBe('motif_items_en_popular')
    expect(asked('/en/latest-icon-packs').index).toBe('motif_packs_en_latest')
    expect(asked('/de/icons/fox?sort=featured').index).toBe('motif_items_de_featured')
  })

  it('searches for the words as a person reads them, from page 0', () => {
    expect(asked('/en/icons/red-fox?page=3')).toMatchObject({ query: 'red fox', page: 2 })
    expect(asked('/en/icons')).toMatchObject({ query: '', page: 0 })
    expect(asked('/en/top-icons/fox').query).toBe('fox')
  })

  it('chooses by facets that are counted as if nothing were chosen', () => {
    const { disjunctiveFacets, disjunctiveFacetsRefinements } = asked(
      '/en/icons?style=line&style=solid&colour=red&category=nature',
    )
    expect(disjunctiveFacets).toEqual(['kind', 'style', 'categories', 'colours', 'orientation', 'formats'])
    expect(disjunctiveFacetsRefinements).toEqual({
      kind: ['icon'],
      style: ['line', 'solid'],
      colours: ['red'],
      categories: ['nature'],
    })
  })

  it('asks of packs only what packs are known by', () => {
    const { disjunctiveFacets, disjunctiveFacetsRefinements } = asked('/en/asset-packs?colour=red')
    expect(disjunctiveFacets).toEqual(['kind', 'style', 'categories'])
    expect(disjunctiveFacetsRefinements).toEqual({})
  })

  it.each([
    ['/en/all-assets', ''],
    ['/en/free-icons', 'free:true'],
    ['/en/icons/fox?price=exclusive', 'free:false'],
    ['/en/featured-assets', 'featured:true'],
    ['/en/icons/fox?contributor=lucide', 'contributor:"lucide"'],
    ['/en/categories/nature?price=free', 'free:true AND categories:"nature"'],
    ['/en/collections/spring', 'collections:"spring"'],
    ['/en/contributors/lucide/icons', 'contributor:"lucide"'],
    ['/en/styles/line', ''],
  ])('%s is filtered by %j', (address, filters) => {
    expect(asked(address).filters).toBe(filters)
  })

  it('narrows the page of a style by its style', () => {
    expect(asked('/en/icon-styles/line').disjunctiveFacetsRefinements).toEqual({
      kind: ['icon'],
      style: ['line'],
    })
  })
})
