import { describe, expect, it } from 'vitest'
import { completeSettings } from './complete.ts'
import { readCounted, readModified } from './notation.ts'
import { criteriaOf } from './orders.ts'
import { replicasOf } from './replicas.ts'
import { schemaOf } from './schema-of.ts'

describe('the schema of an index', () => {
  it('ranks searchable attributes; those that share an entry are unordered', () => {
    const { searchable } = schemaOf(
      completeSettings({ searchableAttributes: ['title', 'titleEn, slug', 'unordered(tags.name)'] }),
    )
    expect(searchable).toEqual([
      { path: 'title', rank: 0, ordered: true },
      { path: 'titleEn', rank: 1, ordered: false },
      { path: 'slug', rank: 1, ordered: false },
      { path: 'tags.name', rank: 2, ordered: false },
    ])
  })

  it.each([
    'style,pack',
    'style, unordered(pack)',
    'unordered(style),unordered(pack)',
    'unordered(style, pack)',
  ])('reads %s as two attributes of one rank', (source) => {
    expect(schemaOf(completeSettings({ searchableAttributes: [source] })).searchable).toEqual([
      { path: 'style', rank: 0, ordered: false },
      { path: 'pack', rank: 0, ordered: false },
    ])
  })

  it.each(['unordered(a),unordered(b)', 'unordered(a), b', 'unordered(a,b)', 'a,b'])(
    'separates the attributes of one rank: %s',
    (entry) => {
      expect(schemaOf(completeSettings({ searchableAttributes: [entry] })).searchable).toEqual([
        { path: 'a', rank: 0, ordered: false },
        { path: 'b', rank: 0, ordered: false },
      ])
    },
  )

  it('searches all attributes where none are named', () => {
    expect(schemaOf(completeSettings({})).searchable).toEqual([{ path: '*', rank: 0, ordered: false }])
  })

  it('distinguishes counted or searchable facets from those that are only filters', () => {
    const { facets } = schemaOf(
      completeSettings({
        attributesForFaceting: ['kind', 'filterOnly(tag)', 'afterDistinct(searchable(brand))'],
      }),
    )
    expect(facets).toEqual([
      { path: 'kind', counted: true, searchable: false },
      { path: 'tag', counted: false, searchable: false },
      { path: 'brand', counted: true, searchable: true },
      { path: '_tags', counted: false, searchable: false },
    ])
  })

  it('always has tags and the group attribute as facets that are not counted', () => {
    const { facets } = schemaOf(completeSettings({ attributeForDistinct: 'pack' }))
    expect(facets).toEqual([
      { path: '_tags', counted: false, searchable: false },
      { path: 'pack', counted: false, searchable: false },
    ])
    const known = { attributesForFaceting: ['pack', '_tags'], attributeForDistinct: 'pack' }
    expect(schemaOf(completeSettings(known)).facets).toHaveLength(2)
  })

  it('compares all numbers unless it lists some, and always those that it sorts by', () => {
    expect(schemaOf(completeSettings({})).numeric).toBeNull()
    const settings = completeSettings({
      numericAttributesForFiltering: ['price', 'equalOnly(id)'],
      customRanking: ['desc(popularity)', 'asc(price)'],
    })
    expect(schemaOf(settings).numeric).toEqual(['price', 'id', 'popularity'])
  })

  it('does not order records by computed attributes', () => {
    const settings = completeSettings({
      ranking: ['typo', 'asc(_otherWords)', 'desc(_typedWords)', 'custom'],
      customRanking: ['desc(popularity)'],
    })
    expect(schemaOf(settings).order).toEqual([{ attribute: 'popularity', order: 'desc' }])
  })

  it('orders records by sort criteria before the custom ranking, and by an attribute once', () => {
    const settings = completeSettings({
      ranking: ['desc(publishedAt)', 'typo', 'custom', 'asc(price)'],
      customRanking: ['desc(popularity)', 'asc(publishedAt)'],
    })
    expect(schemaOf(settings).order).toEqual([
      { attribute: 'publishedAt', order: 'desc' },
      { attribute: 'popularity', order: 'desc' },
      { attribute: 'price', order: 'asc' },
    ])
  })

  it('splits words by the index languages, else by the query languages', () => {
    expect(schemaOf(completeSettings({ queryLanguages: ['ja'] })).languages).toEqual(['ja'])
    expect(schemaOf(completeSettings({ indexLanguages: ['ko'], queryLanguages: ['ja'] })).languages).toEqual([
      'ko',
    ])
  })
})

describe('notations', () => {
  it('separate modifiers from names', () => {
    expect(readModified('title')).toEqual({ modifiers: [], name: 'title' })
    expect(readModified('afterDistinct(searchable("brand"))')).toEqual({
      modifiers: ['afterDistinct', 'searchable'],
      name: 'brand',
    })
  })

  it('read numbers of words', () => {
    expect(readCounted('text:20', 10)).toEqual({ attribute: 'text', count: 20 })
    expect(readCounted('text', 10)).toEqual({ attribute: 'text', count: 10 })
    expect(readCounted('a:b:0', 10)).toEqual({ attribute: 'a:b', count: 0 })
  })

  it('recognise virtual replicas', () => {
    expect(replicasOf(['virtual(a_latest)', 'b'])).toEqual([
      { name: 'a_latest', virtual: true },
      { name: 'b', virtual: false },
    ])
  })

  it('put typos first in strict mode', () => {
    expect(criteriaOf(['words', 'typo', 'desc(a)'], false)).toEqual([
      'words',
      'typo',
      { attribute: 'a', order: 'desc' },
    ])
    expect(criteriaOf(['words', 'typo', 'desc(a)'], true)).toEqual([
      'typo',
      'words',
      { attribute: 'a', order: 'desc' },
    ])
  })
})
