import { expect, test } from 'vitest'
import { itemCardSchema, packCardSchema } from '#domain/contract/catalogue.ts'
import { readView } from '#domain/routing/view.ts'
import { CARD_ATTRIBUTES, FIRST_HITS, firstHitsRequest } from './first-hits.ts'
import { indexNames } from './index-names.ts'
import { listingParameters } from './listing-parameters.ts'

const NAMES = indexNames()

const requestFor = (query: string) => {
  const view = readView(query)
  return firstHitsRequest(listingParameters({ view, place: null, locale: 'en' }, NAMES), view.form)
}

test('finds the hits of the listing, under the same filters and in the same order', () => {
  const view = readView('kind=icon&words=left-arrow&style=line&style=solid&price=free&sort=latest')
  const listing = listingParameters({ view, place: null, locale: 'en' }, NAMES)
  expect(firstHitsRequest(listing, view.form)).toMatchObject({
    indexName: listing.index,
    query: listing.query,
    optionalFilters: listing.optionalFilters,
    removeWordsIfNoResults: listing.removeWordsIfNoResults,
    filters: listing.filters,
    ruleContexts: listing.ruleContexts,
    facetFilters: [['kind:icon'], ['free:true'], ['style:line', 'style:solid']],
  })
})

test('requests no counts, highlights or explanations, and is excluded from analytics', () => {
  const request = requestFor('words=heart')
  expect(request).not.toHaveProperty('facets')
  expect(request).not.toHaveProperty('getRankingInfo')
  expect(request).toMatchObject({
    page: 0,
    hitsPerPage: FIRST_HITS,
    attributesToHighlight: [],
    analytics: false,
  })
})

test('returns all attributes of the card of an item or a pack', () => {
  expect([...CARD_ATTRIBUTES.item].sort()).toEqual(Object.keys(itemCardSchema.shape).sort())
  expect([...CARD_ATTRIBUTES.pack].sort()).toEqual(Object.keys(packCardSchema.shape).sort())
  expect(requestFor('form=pack&words=heart').attributesToRetrieve).toContain('previews')
})
