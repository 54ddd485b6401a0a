import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { algoliaSearch } from '#cms/adapters/algolia-search/algolia-search.ts'
import { type AlgoliaClient, visitorClient } from '#cms/adapters/algolia-search/client.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import type { CatalogueSearch, SearchFacets, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { arbitraryQueries } from '#cms/testing/arbitrary-queries.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { openTestSearch, type TestSearch } from '#cms/testing/search.ts'
import { makeVariedCatalogue } from '#cms/testing/varied-catalogue.ts'
import { NO_TRAITS, TRAIT_NAMES } from '#domain/assets/traits.ts'
import { type Listed, listedAt } from '#domain/routing/listed.ts'
import { firstHitsRequest } from '#domain/search/first-hits.ts'
import { listingParameters } from '#domain/search/listing-parameters.ts'
import { listingTerms } from '#domain/search/listing-terms.ts'
import { narrowingOf, wordsOfListing } from '#domain/search/narrowing.ts'
import { rowIdOf } from '#domain/search/records.ts'
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
      fc.asyncProperty(arbitraryQueries(), async (query) => {
        const [ofDatabase, ofEngine] = await Promise.all([database.list(query), engine.list(query)])
        expect(ofEngine.ids).toEqual(ofDatabase.ids)
      }),
      { numRuns: 300, seed: 16 },
    )
  })

  test('has the same counts of kinds, styles and traits, but none in the database among assets of a colour', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryQueries(), async (query) => {
        const [ofDatabase, ofEngine] = await Promise.all([database.facets(query), engine.facets(query)])
        const isOfColour = query.form === 'item' && query.colour.length > 0
        expect(countsOf(ofDatabase)).toEqual(isOfColour ? NO_COUNTS : countsOf(ofEngine))
      }),
      { numRuns: 100, seed: 16 },
    )
  })

  test('matches some assets for every field that listings are filtered by', async () => {
    const samples = fc.sample(arbitraryQueries(), { numRuns: 500, seed: 16 })
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

const NO_COUNTS = { kinds: {}, styles: {}, traits: NO_TRAITS }

/** The counts that the database has too. */
function countsOf({ kinds, styles, traits }: SearchFacets) {
  return {
    kinds: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
    styles: Object.fromEntries(styles.map(({ value, count }) => [value, count])),
    traits,
  }
}

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
