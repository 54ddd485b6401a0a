import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { algoliaSearch } from '#cms/adapters/algolia-search/algolia-search.ts'
import { visitorClient } from '#cms/adapters/algolia-search/client.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { openTestSearch, type TestSearch } from '#cms/testing/search.ts'
import { APP_ID, SEARCH_KEY } from '#local/search/server/testing/started-search.ts'
import { readSubjects } from './read-subjects.ts'

let opened: TestPayload
let indexed: TestSearch
let engine: CatalogueSearch

beforeAll(async () => {
  ;[opened, indexed] = await Promise.all([openPayload(), openTestSearch()])
  const { payload } = opened
  const catalogue = await makeCatalogue(payload)
  await catalogue.add({ title: 'Planet', tags: ['space'], popularity: 9 })
  await catalogue.add({ title: 'Plane', tags: ['travel'], popularity: 8 })
  await catalogue.add({ title: 'Plant pot', tags: ['kitchen'], popularity: 7 })
  await catalogue.add({ title: 'Seedling', tags: ['plant'], popularity: 6 })
  await catalogue.add({ title: 'Plant', tags: ['plant'], popularity: 1 })
  await catalogue.add({ title: 'Planet of plants', kind: 'illustration', tags: ['space'], popularity: 9 })
  await catalogue.add({ title: 'Garden', kind: 'illustration', tags: ['plant'], popularity: 1 })
  await catalogue.add({ title: 'Shelf', kind: 'illustration', tags: ['plant'], popularity: 0 })
  await catalogue.add({ title: 'Planetarium', kind: 'photo', tags: ['space'] })
  await catalogue.add({ title: 'Thunder', tags: ['storm'] })
  await catalogue.count()
  await payload.updateGlobal({ slug: 'home-page', data: { subjects: ['storm', 'plant', 'unheard-of'] } })
  await reindex({ payload, indices: indexed.indices }, 'items', { locales: ['en'] })
  const client = visitorClient({ appId: APP_ID, url: indexed.engine.url }, SEARCH_KEY)
  engine = algoliaSearch(payload, client, indexed.indices.names)
})
afterAll(async () => {
  await indexed.close()
  await opened.close()
})

describe.each([
  ['the engine', () => engine],
  ['the database', () => postgresSearch(opened.payload)],
])('a subject found by %s', (_, searchOf) => {
  test('shows works with its tag, those named like it first, and one work of each larger kind', async () => {
    const subjects = await readSubjects(opened.payload, searchOf(), 'de')
    const shown = subjects.map(({ slug, name, items }) => ({
      slug,
      name,
      titles: items.map(({ title }) => title),
    }))
    // One work alone is no idea in several media, so that storm is not shown.
    expect(shown).toEqual([{ slug: 'plant', name: 'plant', titles: ['Plant', 'Seedling', 'Garden'] }])
  })
})
