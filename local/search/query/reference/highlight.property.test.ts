import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { IndexRecord } from '#local/search/model/record.ts'
import type { Highlighted } from '#local/search/query/highlight/highlight-text.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { answerTo, makeIndex } from '#local/search/query/testing/make-index.ts'

const SETTINGS = {
  searchableAttributes: ['title', 'unordered(tags)'],
  indexLanguages: ['ja', 'en'],
  ignorePlurals: ['en'],
}
const SYNONYMS = [
  { objectID: '1', type: 'synonym', synonyms: ['home', 'house', 'place to live'] },
  { objectID: '2', type: 'altCorrection1', word: 'hearts', corrections: ['love'] },
] as const

const word = fc.constantFrom(
  ...['home', 'houses', 'place', 'to', 'live', 'heart', 'hearts', 'love', 'smartphone', 'smart', 'phone'],
  ...['Straße', 'café', '日本語', '図書館', '空', 'notebook', 'note', 'book'],
)
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const typed = fc.oneof(
  word,
  fc.constantFrom(
    'hom',
    'hosue',
    'smartfone',
    'smrt',
    'str',
    'strase',
    '日本',
    '書館',
    'plce',
    'notebok',
    'plac to',
  ),
)
const query = fc.array(typed, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const request: fc.Arbitrary<SearchRequest> = fc.record(
  {
    query,
    queryType: fc.constantFrom('prefixLast', 'prefixAll', 'prefixNone'),
    typoTolerance: fc.constantFrom('true', 'min', 'strict', 'false'),
    advancedSyntax: fc.boolean(),
  },
  { requiredKeys: ['query'] },
)

it('every word of the query is highlighted somewhere in every hit', () => {
  const records = fc
    .array(fc.record({ title: text, tags: fc.array(text, { maxLength: 2 }) }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((all) => all.map((each, at): IndexRecord => ({ ...each, objectID: String(at) })))
  fc.assert(
    fc.property(records, request, (all, asked) => {
      const index = makeIndex(all, SETTINGS, { synonyms: SYNONYMS })
      const { hits = [], parsedQuery = '' } = answerTo(index, { ...asked, getRankingInfo: true })
      const wanted = new Set(parsedQuery.split(' '))
      for (const hit of hits) {
        const { title, tags = [] } = (hit as { _highlightResult: HitTexts })._highlightResult
        const matched = [title, ...tags].flatMap(({ matchedWords }) => matchedWords)
        expect(new Set(matched)).toEqual(wanted)
      }
      index.store.close()
    }),
    { numRuns: 500 },
  )
})

interface HitTexts {
  readonly title: Highlighted
  readonly tags?: readonly Highlighted[]
}
