import { describe, expect, it } from 'vitest'
import type { Json } from '#local/search/model/record.ts'
import { completeSettings, DEFAULT_SETTINGS, shownSettings } from './complete.ts'
import { mergeSettings, readSettings } from './read-settings.ts'
import type { SettingsChange } from './setting-table.ts'

function read(body: Json): SettingsChange {
  const result = readSettings(body)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function message(body: Json): string | null {
  const result = readSettings(body)
  return result.ok ? null : result.message
}

describe('reading settings', () => {
  it('keeps the settings that are set, and only those', () => {
    const body = {
      searchableAttributes: ['title', 'unordered(tags)', 'slug,style'],
      attributesForFaceting: [
        'filterOnly(tagSlugs)',
        'searchable(contributor)',
        'afterDistinct(searchable(kind))',
      ],
      customRanking: ['desc(popularity)', 'asc(price)'],
      ranking: ['desc(publishedAt)', 'typo', 'custom'],
      replicas: ['virtual(items_latest)', 'items_copy'],
      distinct: 2,
      ignorePlurals: ['en', 'fr'],
      typoTolerance: false,
    }
    expect(read(body)).toEqual({ ...body, typoTolerance: 'false' })
  })

  it.each([
    [{ attributesToIndex: ['title'] }, { searchableAttributes: ['title'] }],
    [{ numericAttributesToIndex: ['price'] }, { numericAttributesForFiltering: ['price'] }],
    [{ numericAttributesToIndex: null }, {}],
    [{ attributesToIndex: ['a'], searchableAttributes: ['b'] }, { searchableAttributes: ['b'] }],
  ])('reads a former name of a setting unless its present name is set: %j', (body, change) => {
    expect(read(body)).toEqual(change)
  })

  it('reports an unknown setting with its position', () => {
    expect(message({ zadaz: 'zadza' })).toBe('Invalid object attributes: zadaz near line:1 column:8')
  })

  it.each([
    [{ hitsPerPage: 1001 }, 'Invalid value for "hitsPerPage" parameter, expected integer between 0 and 1000'],
    [{ hitsPerPage: -1 }, 'Invalid value for "hitsPerPage" parameter, expected integer between 0 and 1000'],
    [{ hitsPerPage: 1.5 }, 'Invalid value for "hitsPerPage" parameter, expected integer between 0 and 1000'],
    [
      { searchableAttributes: 'title' },
      'Invalid value for "searchableAttributes" parameter, expected array of strings',
    ],
    [
      { searchableAttributes: [1] },
      'Invalid value for "searchableAttributes" parameter, expected array of strings',
    ],
    [
      { queryType: 'prefix' },
      'Invalid value for "queryType" parameter, expected one of prefixLast, prefixAll, prefixNone',
    ],
    [
      { customRanking: ['popularity'] },
      'Invalid customRanking: popularity, expected asc(attribute) or desc(attribute)',
    ],
    [
      { ranking: ['typos'] },
      'Invalid ranking criterion: typos, expected a criterion, asc(attribute) or desc(attribute)',
    ],
    [
      { attributesForFaceting: ['filteronly(x)'] },
      'Invalid modifier in attributesForFaceting: filteronly, expected one of filterOnly, searchable, afterDistinct',
    ],
    [{ searchableAttributes: ['title,'] }, 'Invalid attribute name in searchableAttributes: "title,"'],
    [{ userData: 'x'.repeat(32 * 1024) }, 'userData is too big, expected at most 32 KB'],
    [[], 'Settings must be an object'],
  ])('refuses %j', (body, expected) => {
    expect(message(body)).toBe(expected)
  })

  it('accepts values at the limits', () => {
    expect(read({ hitsPerPage: 0, minProximity: 1 })).toEqual({ hitsPerPage: 0, minProximity: 1 })
    expect(read({ hitsPerPage: 1000, minProximity: 7 })).toEqual({ hitsPerPage: 1000, minProximity: 7 })
    expect(message({ minProximity: 8 })).not.toBeNull()
    expect(message({ minProximity: 0 })).not.toBeNull()
  })

  it('reads its own output', () => {
    const stored = read({ customRanking: ['desc(a)'], userData: { any: ['thing'] } })
    const shown = shownSettings(mergeSettings({}, stored), 'items')
    expect(shown).toMatchObject({ version: 2, primary: 'items', hitsPerPage: 20, searchableAttributes: null })
    expect(mergeSettings({}, read(shown))).toMatchObject(stored)
  })
})

describe('changing settings', () => {
  it('keeps settings that a change does not name', () => {
    const before = { hitsPerPage: 5, queryType: 'prefixAll' } as const
    expect(mergeSettings(before, { hitsPerPage: 6 })).toEqual({ hitsPerPage: 6, queryType: 'prefixAll' })
  })

  it('resets a setting to its default by null', () => {
    const after = mergeSettings({ hitsPerPage: 5, customRanking: ['asc(a)'] }, read({ hitsPerPage: null }))
    expect(after).toEqual({ customRanking: ['asc(a)'] })
    expect(completeSettings(after).hitsPerPage).toBe(20)
  })

  it("has Algolia's defaults", () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      hitsPerPage: 20,
      maxValuesPerFacet: 100,
      paginationLimitedTo: 1000,
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      queryType: 'prefixLast',
      removeWordsIfNoResults: 'none',
      ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      highlightPreTag: '<em>',
      snippetEllipsisText: '…',
    })
  })
})
