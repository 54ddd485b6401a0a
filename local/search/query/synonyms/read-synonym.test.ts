import { describe, expect, it } from 'vitest'
import type { Json } from '#local/search/model/record.ts'
import { readSynonym } from './read-synonym.ts'
import { searchSynonyms } from './search-synonyms.ts'
import type { Synonym } from './synonym.ts'

describe('reading a synonym', () => {
  it('keeps the fields of its type, ignoring the case of the type', () => {
    expect(
      readSynonym({ objectID: 'a', type: 'onewaysynonym', input: 'x', synonyms: ['y'], extra: 1 }),
    ).toEqual({
      ok: true,
      value: { objectID: 'a', type: 'oneWaySynonym', input: 'x', synonyms: ['y'] },
    })
    expect(
      readSynonym({ objectID: 'a', type: 'ALTCORRECTION2', word: 'x', corrections: ['y'] }),
    ).toMatchObject({
      value: { type: 'altCorrection2' },
    })
  })

  it.each([
    [{ type: 'synonym', synonyms: ['a'] }, 'objectID must be a non-empty string'],
    [
      { objectID: 'a', type: 'other' },
      'Invalid synonym type for a, expected one of synonym, oneWaySynonym, altCorrection1, altCorrection2, placeholder',
    ],
    [
      { objectID: 'a', type: 'synonym', synonyms: [] },
      'Invalid synonym a: synonyms must be a non-empty array of non-empty strings',
    ],
    [
      { objectID: 'a', type: 'synonym', synonyms: ['b', ' '] },
      'Invalid synonym a: synonyms must be a non-empty array of non-empty strings',
    ],
    [
      { objectID: 'a', type: 'oneWaySynonym', synonyms: ['b'] },
      'Invalid synonym a: input must be a non-empty string',
    ],
    [
      { objectID: 'a', type: 'placeholder', placeholder: '<n>' },
      'Invalid synonym a: replacements must be a non-empty array of non-empty strings',
    ],
    [null, 'A synonym must be an object'],
  ])('refuses %j', (body, message) => {
    expect(readSynonym(body)).toEqual({ ok: false, status: 400, message })
  })
})

describe('searching synonyms', () => {
  const all: Synonym[] = [
    { objectID: 'home', type: 'synonym', synonyms: ['Home', 'house'] },
    { objectID: 'tablet', type: 'oneWaySynonym', input: 'tablet', synonyms: ['ipad', 'house computer'] },
    { objectID: 'n', type: 'placeholder', placeholder: '<number>', replacements: ['1'] },
  ]
  const search = (body: Json) => {
    const found = searchSynonyms(all, body)
    if (!found.ok) throw new Error(found.message)
    return found.value
  }
  const ids = (body: Json) => search(body).hits.map((hit) => hit.objectID)

  it('finds all for an empty query', () => {
    expect(ids({})).toEqual(['home', 'tablet', 'n'])
    expect(ids({ query: '', type: '' })).toEqual(['home', 'tablet', 'n'])
  })

  it('finds those that contain every word, and have one of the types', () => {
    expect(ids({ query: 'HOUSE' })).toEqual(['home', 'tablet'])
    expect(ids({ query: 'house computer' })).toEqual(['tablet'])
    expect(ids({ query: 'house', type: 'synonym' })).toEqual(['home'])
    expect(ids({ type: 'onewaysynonym,placeholder' })).toEqual(['tablet', 'n'])
    expect(ids({ query: 'oneWaySynonym' })).toEqual([])
  })

  it('returns pages', () => {
    expect(search({ page: 1, hitsPerPage: 2 })).toMatchObject({
      hits: [{ objectID: 'n' }],
      nbHits: 3,
    })
    expect(search({ page: 2, hitsPerPage: 2 })).toEqual({ hits: [], nbHits: 3 })
    expect(searchSynonyms(all, { page: -1 })).toMatchObject({ ok: false, status: 400 })
    expect(searchSynonyms(all, { pages: 1 })).toMatchObject({ message: 'Unknown parameter: pages' })
  })
})
