import { describe, expect, it } from 'vitest'
import { runFacetSearch } from './run-facet-search.ts'
import { CONTEXT, makeIndex } from './testing/make-index.ts'

const RECORDS = ['Flat icons', 'Flat icons', 'Line icons', 'Flow chart', 'Colour'].map((style, at) => ({
  objectID: String(at),
  title: at < 4 ? 'cat' : 'dog',
  style,
  kind: 'icon',
}))
const index = makeIndex(RECORDS, { attributesForFaceting: ['searchable(style)', 'kind'] })

function search(facetQuery: string, more: Parameters<typeof runFacetSearch>[2] = {}) {
  const result = runFacetSearch(index, 'style', { facetQuery, ...more }, CONTEXT)
  if (!result.ok) throw new Error(result.message)
  return result.value.facetHits
}

describe('a search for values of a facet', () => {
  it('finds values by prefixes of their words, most frequent first, highlighted', () => {
    expect(search('fl')).toEqual([
      { value: 'Flat icons', highlighted: '<em>Fl</em>at icons', count: 2 },
      { value: 'Flow chart', highlighted: '<em>Fl</em>ow chart', count: 1 },
    ])
    expect(search('ico').map(({ value }) => value)).toEqual(['Flat icons', 'Line icons'])
  })

  it('counts only records that match the rest of the request', () => {
    expect(search('', { query: 'dog' })).toEqual([{ value: 'Colour', highlighted: 'Colour', count: 1 }])
    expect(search('', { filters: 'style:"flow chart"' }).map(({ value }) => value)).toEqual(['Flow chart'])
  })

  it('returns at most the requested number', () => {
    expect(search('', { maxFacetHits: 2 })).toHaveLength(2)
  })

  it.each(['kind', 'title', 'nothing'])('is refused for an attribute that is not searchable: %s', (facet) => {
    expect(runFacetSearch(index, facet, {}, CONTEXT)).toEqual({
      ok: false,
      status: 400,
      message: `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    })
  })
})
