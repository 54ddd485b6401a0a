import { describe, expect, it } from 'vitest'
import { completeSettings } from '#local/search/query/settings/complete.ts'
import type { StoredSettings } from '#local/search/query/settings/setting-table.ts'
import type { SearchRequest } from './param-table.ts'
import { withNaturalLanguages } from './presets.ts'
import { resolveSearch } from './resolve-search.ts'
import type { ResolvedSearch } from './resolved-search.ts'
import { pagesOf } from './window.ts'

function resolve(request: SearchRequest, stored: StoredSettings = {}): ResolvedSearch {
  const result = resolveSearch(request, completeSettings(stored))
  if (!result.ok) throw new Error(result.message)
  return result.value
}

describe('a resolved search', () => {
  it('takes values from the request, then the settings, then the defaults', () => {
    const stored = { hitsPerPage: 5, queryType: 'prefixAll' } as const
    expect(resolve({ hitsPerPage: 7 }, stored)).toMatchObject({
      hitsPerPage: 7,
      queryType: 'prefixAll',
      page: 0,
    })
  })

  it.each([
    [
      { page: 2, hitsPerPage: 10 },
      { offset: 20, length: 10, paged: true },
    ],
    [{ offset: 3 }, { offset: 3, length: 20, paged: false }],
    [{ length: 4 }, { offset: 0, length: 4, paged: false }],
    [
      { page: 9, offset: 3, length: 4 },
      { offset: 3, length: 4, paged: false },
    ],
    [{ hitsPerPage: 0 }, { offset: 0, length: 0, paged: true }],
    [
      { page: 4, hitsPerPage: 10 },
      { offset: 40, length: 5, paged: true },
    ],
    [
      { page: 5, hitsPerPage: 10 },
      { offset: 50, length: 0, paged: true },
    ],
  ])('has a window within the limit of 45: %j', (request, window) => {
    expect(resolve(request, { paginationLimitedTo: 45 }).window).toEqual(window)
  })

  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [45, 5],
    [46, 5],
  ])('%i hits in pages of ten, of which 45 are accessible, are %i pages', (total, pages) => {
    expect(pagesOf(total, resolve({ hitsPerPage: 10 }, { paginationLimitedTo: 45 }))).toBe(pages)
  })

  it('counts only facets that can be counted', () => {
    const stored = { attributesForFaceting: ['kind', 'filterOnly(tag)', 'searchable(brand)'] }
    expect(resolve({ facets: ['tag', 'brand', 'kind', 'brand', 'other'] }, stored).facets).toEqual([
      'brand',
      'kind',
    ])
    expect(resolve({ facets: ['*'] }, stored).facets).toEqual(['kind', 'brand'])
  })

  it.each([
    [true, 1],
    [false, null],
    [0, null],
    [3, 3],
  ])('keeps of a group, by distinct %s, %s', (distinct, keep) => {
    expect(resolve({ distinct }, { attributeForDistinct: 'pack' }).distinct).toEqual(
      keep === null ? null : { attribute: 'pack', keep },
    )
    expect(resolve({ distinct }).distinct).toBeNull()
  })

  it('has the languages of plurals and stop words', () => {
    expect(resolve({ ignorePlurals: true, queryLanguages: ['fr'] }).ignorePlurals).toEqual(['fr'])
    expect(resolve({ ignorePlurals: true }, { indexLanguages: ['de'] }).ignorePlurals).toEqual(['de'])
    expect(resolve({ removeStopWords: ['es'] }, { indexLanguages: ['de'] }).removeStopWords).toEqual(['es'])
    expect(resolve({ removeStopWords: true }).removeStopWords).toContain('pt')
    expect(resolve({}).ignorePlurals).toEqual([])
  })

  it('joins the filters of all kinds, and refuses invalid ones', () => {
    expect(resolve({ filters: 'a:1', tagFilters: ['b'] }).filter).toMatchObject({ type: 'and' })
    expect(resolveSearch({ filters: 'a:' }, completeSettings({}))).toMatchObject({ ok: false, status: 400 })
  })

  it('searches only searchable attributes', () => {
    const settings = completeSettings({ searchableAttributes: ['title', 'unordered(a),b'] })
    expect(resolveSearch({ restrictSearchableAttributes: ['b'] }, settings).ok).toBe(true)
    expect(resolveSearch({ restrictSearchableAttributes: ['c'] }, settings)).toMatchObject({
      ok: false,
      status: 400,
    })
  })

  it('is broad for a similar query', () => {
    expect(resolve({ query: 'cat', similarQuery: 'the red fox' })).toMatchObject({
      query: 'the red fox',
      queryType: 'prefixNone',
      allOptional: true,
      ranking: ['words', 'typo', 'geo', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    })
  })
})

describe('natural languages', () => {
  it('set several parameters, and keep those of the request', () => {
    expect(
      withNaturalLanguages({ naturalLanguages: ['en'], ignorePlurals: false, ruleContexts: ['web'] }),
    ).toEqual({
      naturalLanguages: ['en'],
      ignorePlurals: false,
      removeStopWords: ['en'],
      removeWordsIfNoResults: 'allOptional',
      ruleContexts: ['web', 'natural_language'],
    })
  })
})
