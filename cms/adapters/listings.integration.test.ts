import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { algoliaSearch } from '#cms/adapters/algolia-search/algolia-search.ts'
import { type AlgoliaClient, visitorClient } from '#cms/adapters/algolia-search/client.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { openTestSearch, type TestSearch } from '#cms/testing/search.ts'
import { makeVariedCatalogue } from '#cms/testing/varied-catalogue.ts'
import { ORIENTATIONS, PRICES } from '#domain/assets/facets.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { FORMS } from '#domain/assets/forms.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { TRAIT_NAMES, TRAITS } from '#domain/assets/traits.ts'
import { perChoice } from '#domain/routing/choices.ts'
import { type Listed, listedAt } from '#domain/routing/listed.ts'
import { firstHitsRequest } from '#domain/search/first-hits.ts'
import { listingParameters } from '#domain/search/listing-parameters.ts'
import { listingTerms } from '#domain/search/listing-terms.ts'
import { narrowingOf, wordsOfListing } from '#domain/search/narrowing.ts'
import { rowIdOf } from '#domain/search/records.ts'
import { EVERYTHING } from '#domain/search/selection.ts'
import { APP_ID, SEARCH_KEY } from '#local/search/server/testing/started-search.ts'

let opened: TestPayload
let search: TestSearch
let client: AlgoliaClient
let engine: CatalogueSearch
let database: CatalogueSearch

beforeAll(async () => {
  ;[opened, search] = await Promise.all([openPayload(), openTestSearch()])
  const payload: Payload = opened.payload
  await makeVariedCatalogue(payload)
  const services = { payload, indices: search.indices }
  await Promise.all(
    (['items', 'packs', 'bundles'] as const).map((kind) => reindex(services, kind, { locales: ['en'] })),
  )
  client = visitorClient({ appId: APP_ID, url: search.engine.url }, SEARCH_KEY)
  engine = algoliaSearch(payload, client, search.indices.names)
  database = postgresSearch(payload)
})
afterAll(async () => {
  await search.close()
  await opened.close()
})

const WHOLE_PAGE = { ...NO_SEARCH, perPage: 100 } satisfies SearchQuery

describe.each([
  '/en/all-assets',
  '/en/all-assets?page=2',
  '/en/icons',
  '/en/free-icons',
  '/en/exclusive-photos',
  '/en/featured-assets',
  '/en/latest-icons?style=line',
  '/en/icons?style=line&style=solid&category=nature',
  '/en/all-assets?category=flowers&sort=latest',
  '/en/all-assets?colour=red&orientation=portrait',
  '/en/all-assets?format=png&format=glb',
  '/en/photos?age=adult&gender=female&minWidth=256',
  '/en/illustrations?dimension=2d&people=1&people=4',
  '/en/all-assets?ethnicity=south-asian&minHeight=512',
  '/en/all-assets?contributor=grace&price=free',
  '/en/all-assets/fox?sort=popular&style=line',
  '/en/icons/heart?sort=latest',
  '/en/categories/nature?price=free',
  '/en/collections/spring?style=line',
  '/en/contributors/grace/icons',
  '/en/styles/solid?colour=purple',
  '/en/icon-styles/line?price=free',
  '/en/asset-packs',
  '/en/icon-packs?style=line&category=nature',
  '/en/all-assets?style=absent',
])('the listing at %s', (address) => {
  test('is the same in the database, the engine and the browser', async () => {
    const listed = listedOf(address)
    const query = queryOf(listed)
    const [ofDatabase, ofEngine, ofBrowser] = await Promise.all([
      database.list(query),
      engine.list(query),
      browserIds(listed),
    ])
    expect(ofEngine.ids).toEqual(ofDatabase.ids)
    expect(ofBrowser).toEqual(ofDatabase.ids)
    expect(ofEngine.total).toBe(ofDatabase.total)
  })
})

describe('a listing of any filters', () => {
  test('has the same assets in the database and the engine', async () => {
    await fc.assert(
      fc.asyncProperty(queries(), async (query) => {
        const [ofDatabase, ofEngine] = await Promise.all([database.list(query), engine.list(query)])
        expect(ofEngine.ids).toEqual(ofDatabase.ids)
      }),
      { numRuns: 300, seed: 16 },
    )
  })

  test('has counts in the database that are equal to those of the engine, or none', async () => {
    await fc.assert(
      fc.asyncProperty(queries(), async (query) => {
        const [ofDatabase, ofEngine] = await Promise.all([database.facets(query), engine.facets(query)])
        for (const { kind, count } of ofDatabase.kinds)
          expect([kind, count]).toEqual([kind, ofEngine.kinds.find((one) => one.kind === kind)?.count ?? 0])
        for (const { value, count } of ofDatabase.styles)
          expect([value, count]).toEqual([value, ofEngine.styles.find((one) => one.value === value)?.count])
        for (const trait of TRAIT_NAMES)
          if (ofDatabase.traits[trait].length > 0)
            expect(ofDatabase.traits[trait]).toEqual(ofEngine.traits[trait])
        if (query.colour.length > 0 && query.form === 'item') expect(ofDatabase.kinds).toEqual([])
      }),
      { numRuns: 100, seed: 16 },
    )
  })

  test('matches some assets for every field that listings are filtered by', async () => {
    const samples = fc.sample(queries(), { numRuns: 500, seed: 16 })
    const found = await Promise.all(samples.map((query) => database.list(query)))
    const fields = samples.flatMap((query, place) =>
      (found[place]?.total ?? 0) > 0 ? listingTerms(query).map(({ field }) => field) : [],
    )
    expect([...new Set(fields)].sort()).toEqual(
      [
        'kind',
        'free',
        'featured',
        'collection',
        'contributor',
        'tag',
        'style',
        'category',
        'colour',
        'orientation',
        'format',
        ...TRAIT_NAMES,
      ].sort(),
    )
  })
})

describe('words', () => {
  test.each(['fox', 'red heart', 'foxx', 'blue', 'works', 'guide'])(
    'find in the database a part of what the engine finds for "%s"',
    async (words) => {
      for (const form of ['item', 'pack'] as const) {
        const query = { ...WHOLE_PAGE, words, form } satisfies SearchQuery
        const [ofDatabase, ofEngine] = await Promise.all([database.list(query), engine.list(query)])
        expect(ofEngine.ids).toEqual(expect.arrayContaining([...ofDatabase.ids]))
      }
    },
  )
})

function listedOf(address: string): Listed {
  const { pathname, search: query } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, query)
  if (listed === null) throw new Error(`${address} is not a listing`)
  return listed
}

/** The query that the CMS makes of the page's request (storefront/data/listing-query.test.ts). */
function queryOf(listed: Listed): SearchQuery {
  const { sort, page } = listed.view
  return {
    ...narrowingOf(listed),
    locale: listed.locale,
    words: wordsOfListing(listed),
    sort,
    page,
    perPage: listingParameters(listed, search.indices.names).hitsPerPage,
  }
}

/** The results of the browser's own request. */
async function browserIds(listed: Listed): Promise<number[]> {
  const parameters = listingParameters(listed, search.indices.names)
  const { page, hitsPerPage } = parameters
  const { results } = await client.searchForHits({
    requests: [
      {
        ...firstHitsRequest(parameters, listed.view.form),
        page,
        hitsPerPage,
        attributesToRetrieve: ['objectID'],
      },
    ],
  })
  return results.flatMap(({ hits }) => hits.map(({ objectID }) => rowIdOf(objectID)))
}

/** Queries with few filters each, so that many of them have results. */
function queries(): fc.Arbitrary<SearchQuery> {
  const rarely = <T>(values: fc.Arbitrary<T>, otherwise: T) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: values })
  const some = <T>(values: readonly [T, ...T[]] | readonly T[]) =>
    rarely<readonly T[]>(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), [])
  return fc.record({
    form: fc.oneof(
      { weight: 4, arbitrary: fc.constant('item' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...FORMS) },
    ),
    locale: fc.constant('en' as const),
    kind: rarely(fc.constantFrom(null, ...KIND_CODES.slice(0, 6)), null),
    words: fc.constant(null),
    price: rarely(fc.constantFrom(...PRICES), 'all'),
    featuredOnly: rarely(fc.boolean(), false),
    collection: rarely(fc.constantFrom(null, 'spring', 'hidden'), null),
    contributor: rarely(fc.constantFrom(null, 'ada', 'grace', 'nobody'), null),
    sort: fc.constantFrom('popular', 'latest', 'featured', 'relevant'),
    page: fc.constant(1),
    perPage: fc.constant(100),
    keepsStyle: fc.boolean(),
    ...perChoice((choice) => some(VALUES[choice])),
    selection: rarely(
      fc.record({
        words: fc.constant(null),
        price: rarely(fc.constantFrom(...PRICES), 'all'),
        kinds: some(KIND_CODES.slice(0, 6)),
        tags: some(['love', 'forest']),
        styles: some(['line', 'solid']),
        categories: some(['nature', 'people']),
        collections: some(['spring']),
      }),
      EVERYTHING,
    ),
  })
}

const VALUES = {
  ...perChoice((): readonly string[] => []),
  ...Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, TRAITS[trait].values])),
  style: ['line', 'solid', 'absent'],
  category: ['nature', 'flowers', 'people'],
  colour: ['red', 'purple', 'white', 'green'],
  orientation: ORIENTATIONS,
  format: Object.keys(FORMATS),
}
