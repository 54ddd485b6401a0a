import { describe, expect, test } from 'vitest'
import { replicaSettings, storeSchema } from './store-schema.ts'

const primary = {
  searchableAttributes: ['title'],
  attributesForFaceting: ['kind', 'filterOnly(tags)'],
  numericAttributesForFiltering: ['price'],
  customRanking: ['desc(likes)'],
}

describe("the schema of a primary's records", () => {
  test('includes what its replicas count and sort by', () => {
    const schema = storeSchema(primary, [
      { settings: { attributesForFaceting: ['tags', 'colours'] }, virtual: false },
      { settings: { customRanking: ['desc(at)'] }, virtual: true },
    ])
    expect(schema.facets).toEqual(
      expect.arrayContaining([
        { path: 'kind', counted: true, searchable: false },
        { path: 'tags', counted: true, searchable: false },
        { path: 'colours', counted: true, searchable: false },
      ]),
    )
    expect(schema.numeric).toEqual(expect.arrayContaining(['price', 'likes', 'at']))
    expect(schema.order).toEqual([{ attribute: 'likes', order: 'desc' }])
    expect(schema.sorted).toEqual(['at'])
  })

  test('includes what its replicas search, with positions of words where one of them ranks by these', () => {
    const own = { searchableAttributes: ['unordered(title)', 'tags'] }
    const settings = { searchableAttributes: ['slug', 'title'] }
    expect(storeSchema(own, [{ settings, virtual: false }]).searchable).toEqual([
      { path: 'title', rank: 0, ordered: true },
      { path: 'tags', rank: 1, ordered: true },
      { path: 'slug', rank: 0, ordered: true },
    ])
  })

  test('ignores settings that virtual replicas may not have', () => {
    const settings = { searchableAttributes: ['slug'], attributesForFaceting: ['colours'] }
    expect(storeSchema(primary, [{ settings, virtual: true }])).toEqual(storeSchema(primary, []))
  })

  test('compares all numbers where none are named', () => {
    const { numericAttributesForFiltering: _, ...rest } = primary
    expect(
      storeSchema(rest, [{ settings: { customRanking: ['desc(at)'] }, virtual: true }]).numeric,
    ).toBeNull()
  })
})

describe('a replica', () => {
  test('searches its own attributes by its own ranking', () => {
    const own = { searchableAttributes: ['slug'], customRanking: ['desc(at)'], hitsPerPage: 7 }
    expect(replicaSettings(own, primary, false)).toMatchObject({
      searchableAttributes: ['slug'],
      customRanking: ['desc(at)'],
      hitsPerPage: 7,
      attributesForFaceting: null,
      ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    })
  })

  test('that is virtual sorts by its own ranking before the textual criteria', () => {
    expect(replicaSettings({ customRanking: ['desc(at)'] }, primary, true)).toMatchObject({
      attributesForFaceting: primary.attributesForFaceting,
      ranking: ['custom', 'typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact'],
    })
  })
})
