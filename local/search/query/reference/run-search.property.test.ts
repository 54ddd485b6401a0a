import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { IndexRecord } from '#local/search/model/record.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { completeSettings } from '#local/search/query/settings/complete.ts'
import { answerTo, idsOf, makeIndex } from '#local/search/query/testing/make-index.ts'
import { naiveSearch } from './naive-search.ts'

const SETTINGS = {
  searchableAttributes: ['title', 'unordered(tags)', 'author.name'],
  attributesForFaceting: ['kind', 'searchable(tags)', 'price', 'free', 'filterOnly(author.name)', 'sizes'],
  customRanking: ['desc(popularity)', 'asc(price)'],
  attributeForDistinct: 'pack',
  typoTolerance: 'false',
  maxValuesPerFacet: 1000,
} as const

const word = fc.constantFrom('cat', 'cats', 'category', 'dog', 'Dör', 'red', 'reduce', 'x9', 'Ärger')
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const kind = fc.constantFrom('icon', 'Icon', 'photo', 'light blue', '-dash', "it's", '"q"')
const number = fc.constantFrom(-1, 0, 1, 2, 0.5, 1e9)
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 })

const record: fc.Arbitrary<Omit<IndexRecord, 'objectID'>> = fc.record({
  title: text,
  tags: sometimes(fc.array(word, { maxLength: 3 })),
  author: fc.record({ name: sometimes(word) }),
  kind: sometimes(kind),
  price: sometimes(number),
  sizes: fc.array(number, { maxLength: 3 }),
  free: fc.boolean(),
  pack: sometimes(fc.constantFrom('p', 'q')),
  popularity: fc.integer({ min: 0, max: 3 }),
})
const records = fc
  .array(record, { maxLength: 40 })
  .map((all) => all.map((each, at): IndexRecord => ({ ...each, objectID: `id-${at}` })))

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
const facetLeaf = fc.oneof(
  kind.map((value) => `kind:${quoted(value)}`),
  word.map((value) => `tags:${value}`),
  word.map((value) => `author.name:${value}`),
  fc.boolean().map((value) => `free:${value}`),
  number.map((value) => `price:${value}`),
)
const numericLeaf = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('price', 'sizes', 'popularity', 'none'),
      fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
      number,
    )
    .map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom('price', 'sizes'), number, number)
    .map(([name, from, to]) => `${name}:${from} TO ${to}`),
)
const negatable = (leaf: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom('', 'NOT '), leaf).map((parts) => parts.join(''))
const alternatives = (leaf: fc.Arbitrary<string>) =>
  fc.array(negatable(leaf), { minLength: 1, maxLength: 3 }).map((any) => `(${any.join(' OR ')})`)
const filters = fc
  .array(fc.oneof(alternatives(facetLeaf), alternatives(numericLeaf)), { maxLength: 3 })
  .map((all) => all.join(' AND '))

const facetFilter = fc
  .tuple(fc.constantFrom('kind', 'tags'), fc.constantFrom('', '-', '\\'), fc.oneof(kind, word))
  .map(([name, sign, value]) => `${name}:${sign === '\\' && !value.startsWith('-') ? '' : sign}${value}`)
const facetFilters = fc.array(fc.oneof(facetFilter, fc.array(facetFilter, { maxLength: 3 })), {
  maxLength: 2,
})

const request: fc.Arbitrary<SearchRequest> = fc.record(
  {
    query: fc.oneof(fc.constant(''), text, fc.constantFrom('ca', 're', 'cat re', 'dor', 'a')),
    filters,
    facetFilters,
    numericFilters: fc.array(numericLeaf, { maxLength: 2 }),
    facets: fc.constantFrom(['*'], ['kind', 'price'], ['author.name', 'tags']),
    distinct: fc.constantFrom(true, false, 2),
    hitsPerPage: fc.constantFrom(1000, 7),
  },
  { requiredKeys: [] },
)

it('finds, counts and measures as a scan of every record does', () => {
  fc.assert(
    fc.property(records, request, (all, asked) => {
      const index = makeIndex(all, SETTINGS)
      const answer = answerTo(index, asked)
      const expected = naiveSearch(all, completeSettings(SETTINGS), asked)
      expect(answer.nbHits).toBe(expected.nbHits)
      expect(answer.nbPages).toBe(expected.nbPages)
      const everything = answerTo(index, { ...asked, hitsPerPage: 1000 })
      if (asked.distinct) expect(idsOf(everything)).toHaveLength(expected.nbHits)
      else expect(idsOf(everything).toSorted()).toEqual(expected.objectIDs.toSorted())
      if (asked.facets) {
        expect(answer.facets).toEqual(expected.facets)
        expect(Object.keys(answer.facets_stats ?? {})).toEqual(Object.keys(expected.facetsStats))
        for (const [facet, stats] of Object.entries(expected.facetsStats)) {
          const { avg, sum, ...rest } = stats
          expect(answer.facets_stats?.[facet]).toMatchObject(rest)
          expect(answer.facets_stats?.[facet]?.avg).toBeCloseTo(avg)
          expect(answer.facets_stats?.[facet]?.sum).toBeCloseTo(sum)
        }
      }
      index.store.close()
    }),
    { numRuns: 500 },
  )
})

it('returns every hit exactly once over all pages, in one order', () => {
  fc.assert(
    fc.property(records, request, fc.integer({ min: 1, max: 6 }), (all, asked, hitsPerPage) => {
      const index = makeIndex(all, SETTINGS)
      const whole = idsOf(answerTo(index, { ...asked, hitsPerPage: 1000 }))
      const pages = Array.from({ length: Math.ceil(whole.length / hitsPerPage) + 1 }, (_, page) =>
        idsOf(answerTo(index, { ...asked, hitsPerPage, page })),
      )
      expect(pages.flat()).toEqual(whole)
      expect(idsOf(answerTo(index, { ...asked, offset: 2, length: 3 }))).toEqual(whole.slice(2, 5))
      index.store.close()
    }),
    { numRuns: 100 },
  )
})

it('orders hits by the custom ranking where they are otherwise equal', () => {
  fc.assert(
    fc.property(records, filters, (all, expression) => {
      const index = makeIndex(all, SETTINGS)
      const byId = new Map(all.map((each) => [each.objectID, each]))
      const ranks = idsOf(answerTo(index, { filters: expression, hitsPerPage: 1000 })).map((id) => {
        const { popularity = null, price = null } = byId.get(String(id)) ?? { objectID: '' }
        return [-Number(popularity), typeof price === 'number' ? price : Number.POSITIVE_INFINITY] as const
      })
      const sorted = ranks.toSorted(
        (one, other) => one[0] - other[0] || (one[1] === other[1] ? 0 : one[1] - other[1]),
      )
      expect(ranks).toEqual(sorted)
      index.store.close()
    }),
    { numRuns: 100 },
  )
})
