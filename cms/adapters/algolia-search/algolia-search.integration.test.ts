import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { algoliaSearch } from '#cms/adapters/algolia-search/algolia-search.ts'
import { visitorClient } from '#cms/adapters/algolia-search/client.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { fragment, run } from '#cms/operations/database.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import { reindexSuggestions } from '#cms/operations/search/reindex-suggestions.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { openTestSearch, type TestSearch } from '#cms/testing/search.ts'
import { APP_ID, SEARCH_KEY } from '#local/search/server/testing/started-search.ts'

let opened: TestPayload
let payload: Payload
let search: TestSearch
let engine: CatalogueSearch
let database: CatalogueSearch

beforeAll(async () => {
  ;[opened, search] = await Promise.all([openPayload(), openTestSearch()])
  payload = opened.payload
  const catalogue = await makeCatalogue(payload)
  const kinds = ['icon', 'illustration', 'photo'] as const
  for (let place = 0; place < 24; place += 1) {
    await catalogue.add({
      title: place % 3 === 0 ? `Red heart ${place}` : `Blue fox ${place}`,
      german: place % 3 === 0 ? `Rotes Herz ${place}` : `Blauer Fuchs ${place}`,
      kind: kinds[place % kinds.length] ?? 'icon',
      tags: place % 2 === 0 ? ['love', 'animal'] : ['forest'],
      popularity: 100 - place,
      publishedAt: `2026-01-${String(1 + ((place * 7) % 24)).padStart(2, '0')}T00:00:00Z`,
      ...(place % 5 === 0 ? { priceAmount: 700 } : {}),
    })
  }
  await catalogue.add({ title: 'Secret heart', visibility: 'draft' })
  await catalogue.count()
  await run(payload, fragment`update contributors set item_count = 24`)
  await run(payload, fragment`update tags set item_count = 12`)
  const services = { payload, indices: search.indices }
  const locales = ['en', 'de'] as const
  await Promise.all([
    ...(['items', 'packs', 'bundles'] as const).map((kind) => reindex(services, kind, { locales })),
    reindexSuggestions(services, ['en']),
  ])
  const client = visitorClient({ appId: APP_ID, url: search.engine.url }, SEARCH_KEY)
  engine = algoliaSearch(payload, client, search.indices.names)
  database = postgresSearch(payload)
})
afterAll(async () => {
  await search.close()
  await opened.close()
})

const everything: SearchQuery = { ...NO_SEARCH, perPage: 10 }

const QUERIES: readonly [string, Partial<SearchQuery>][] = [
  ['a page beyond the end', { page: 9 }],
  ['two words, by popularity', { words: 'blue fox', sort: 'popular' }],
  ['words of another language', { words: 'fuchs', locale: 'de', sort: 'popular' }],
  ['a tag', { words: 'animal', sort: 'popular' }],
  ['packs by their words', { form: 'pack', words: 'guide', sort: 'popular' }],
]

describe('the search engine and the database', () => {
  test.each(QUERIES)('list the same results for %s', async (_, query) => {
    const [found, wanted] = await Promise.all([
      engine.list({ ...everything, ...query }),
      database.list({ ...everything, ...query }),
    ])
    expect(found).toEqual(wanted)
  })

  test('show the same best item of each kind', async () => {
    const samples = async (search: CatalogueSearch) =>
      Object.fromEntries(
        (await search.facets(everything)).kinds.map(({ kind, sampleId }) => [kind, sampleId]),
      )
    expect(await samples(engine)).toEqual(await samples(database))
  })
})

describe('the search engine', () => {
  test('fills a listing up with works that lack a word, unless every word is asked for', async () => {
    const query = { ...everything, words: 'heart love animal' }
    expect((await engine.list(query)).total).toBeGreaterThan(4)
    expect((await engine.list({ ...query, everyWord: true })).total).toBe(4)
  })

  const list = (query: Partial<SearchQuery>) => engine.list({ ...everything, sort: 'relevant', ...query })

  test('counts the values of a choice without the filter of that choice', async () => {
    const { colours, formats, categories } = await engine.facets({ ...everything, colour: ['red'] })
    expect(colours).toEqual([{ value: 'purple', count: 24 }])
    expect(formats).toEqual([])
    expect(categories).toEqual([])
    const open = await engine.facets({ ...everything, kind: 'icon' })
    expect(open.formats).toEqual([
      { value: 'png', count: 8 },
      { value: 'svg', count: 8 },
    ])
    expect(open.orientations).toEqual([{ value: 'square', count: 8 }])
  })

  test('counts each kind with all other filters', async () => {
    const kinds = async (query: Partial<SearchQuery>) =>
      (await engine.facets({ ...everything, ...query })).kinds.map(({ kind, count }) => [kind, count])
    expect(await kinds({})).toHaveLength(3)
    expect(await kinds({ kind: 'icon', style: ['line'], format: ['svg'] })).toEqual(await kinds({}))
    expect(await kinds({ kind: 'icon', style: ['solid'] })).toEqual([])
    expect(await kinds({ kind: 'photo', age: ['child'] })).toEqual([])
  })

  test('tolerates a typing error and suggests the correct spelling', async () => {
    expect(await list({ words: 'haert' })).toMatchObject({ total: 8, didYouMean: 'heart' })
    expect(await list({ words: 'red haert' })).toMatchObject({ total: 8, didYouMean: 'red heart' })
    expect(await list({ words: 'heart' })).toMatchObject({ total: 8, didYouMean: null })
    expect(await list({ words: 'hearts' })).toMatchObject({ total: 8, didYouMean: null })
    expect(await list({ words: 'zzzzzz' })).toMatchObject({ total: 0, didYouMean: null })
  })

  test.each([
    ['fo', null, ['forest']],
    ['lo', 'photo', ['love']],
    ['lo', 'lottie', []],
    ['love ic', null, ['love icon']],
    ['icon', null, ['animal icon', 'love icon', 'forest icon']],
    ['LOVE', null, ['love']],
    ['%', null, []],
  ] as const)(
    'suggests the same phrases with results for "%s" in kind %s as the database',
    async (words, kind, expected) => {
      const query = { words, kind, locale: 'en', limit: 5 } as const
      expect(await engine.suggest(query)).toEqual(expected)
      expect(await database.suggest(query)).toEqual(expected)
    },
  )

  test('tolerates a misspelt word in suggestions only when no phrase starts with it', async () => {
    const suggest = (words: string) => engine.suggest({ words, kind: null, locale: 'en', limit: 5 })
    expect(await suggest('anmial')).toEqual(['animal'])
    expect(await suggest('forset icon')).toEqual(['forest icon'])
  })
})
