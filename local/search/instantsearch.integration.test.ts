import instantsearch, { type InstantSearch } from 'instantsearch.js'
import {
  connectConfigure,
  connectHits,
  connectPagination,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
  connectStats,
} from 'instantsearch.js/es/connectors'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { published, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

let search: StartedSearch
const indexName = 'items'
const KINDS = ['icon', 'photo', 'lottie']
const COLOURS = ['red', 'blue']
/** 60 items: 20 of each kind, 30 of each colour, every fifth of style "line". */
const objects = Array.from({ length: 60 }, (_, at) => ({
  objectID: `item-${at}`,
  title: at % 2 === 0 ? `Owl number ${at}` : `Fox number ${at}`,
  kind: KINDS[at % 3],
  colour: COLOURS[at % 2],
  style: at % 5 === 0 ? 'line' : 'solid',
  likes: at,
  at: 60 - at,
}))

beforeAll(async () => {
  search = await startedSearch()
  const { client } = search
  await client.saveObjects({ indexName, objects, waitForTasks: true })
  const indexSettings = {
    searchableAttributes: ['title'],
    attributesForFaceting: ['kind', 'searchable(colour)', 'style'],
    customRanking: ['desc(likes)'],
    replicas: ['virtual(items_latest)'],
  }
  await published(client, indexName, client.setSettings({ indexName, indexSettings }))
  const latest = { customRanking: ['desc(at)'] }
  await published(client, indexName, client.setSettings({ indexName: 'items_latest', indexSettings: latest }))
})
afterAll(() => search.stop())

/** What the widgets of a page display, and the actions of a visitor. */
interface Page {
  hits: readonly string[]
  total: number
  pages: number
  choices: Record<string, Record<string, number>>
  type(query: string): void
  choose(facet: string, value: string): void
  find(facet: string, query: string): void
  turnTo(page: number): void
  sortBy(index: string): void
}

let app: InstantSearch
let page: Page
beforeEach(async () => {
  const nothing = () => {}
  page = {
    hits: [],
    total: 0,
    pages: 0,
    choices: {},
    type: nothing,
    choose: nothing,
    find: nothing,
    turnTo: nothing,
    sortBy: nothing,
  }
  app = instantsearch({ indexName, searchClient: search.lite })
  const chooseBy: Record<string, (value: string) => void> = {}
  const findBy: Record<string, (query: string) => void> = {}
  page.choose = (facet, value) => chooseBy[facet]?.(value)
  page.find = (facet, query) => findBy[facet]?.(query)
  const facet = (attribute: string, operator: 'and' | 'or') =>
    connectRefinementList(({ items, refine, searchForItems }) => {
      page.choices[attribute] = Object.fromEntries(items.map(({ value, count }) => [value, count]))
      chooseBy[attribute] = refine
      findBy[attribute] = searchForItems
    })({ attribute, operator })
  app.addWidgets([
    connectConfigure(() => {})({ searchParameters: { hitsPerPage: 8 } }),
    connectSearchBox(({ refine }) => {
      page.type = refine
    })({}),
    connectHits(({ items }) => {
      page.hits = items.map(({ objectID }) => objectID)
    })({}),
    connectStats(({ nbHits }) => {
      page.total = nbHits
    })({}),
    connectPagination(({ nbPages, refine }) => {
      page.pages = nbPages
      page.turnTo = refine
    })({}),
    connectSortBy(({ refine }) => {
      page.sortBy = refine
    })({
      items: [
        { value: indexName, label: 'Popular' },
        { value: 'items_latest', label: 'Latest' },
      ],
    }),
    facet('kind', 'or'),
    facet('colour', 'or'),
    facet('style', 'and'),
  ])
  app.start()
  await expect.poll(() => page.total).toBe(60)
})
afterEach(() => app.dispose())

test('the first page shows the most liked items and counts of every facet', () => {
  expect(page.hits[0]).toBe('item-59')
  expect(page.choices).toEqual({
    kind: { icon: 20, photo: 20, lottie: 20 },
    colour: { red: 30, blue: 30 },
    style: { line: 12, solid: 48 },
  })
})

test('a refinement narrows everything but the values of its own facet', async () => {
  page.choose('kind', 'icon')
  await expect.poll(() => page.total).toBe(20)
  expect(page.choices).toEqual({
    kind: { icon: 20, photo: 20, lottie: 20 },
    colour: { red: 10, blue: 10 },
    style: { line: 4, solid: 16 },
  })
  page.choose('colour', 'red')
  await expect.poll(() => page.total).toBe(10)
  expect(page.choices.kind).toEqual({ icon: 10, photo: 10, lottie: 10 })
  expect(page.choices.colour).toEqual({ red: 10, blue: 10 })
  page.choose('kind', 'photo')
  await expect.poll(() => page.total).toBe(20)
  expect(page.choices.colour).toEqual({ red: 20, blue: 20 })
})

test('a refinement of a conjunctive facet narrows that facet too', async () => {
  page.choose('style', 'line')
  await expect.poll(() => page.total).toBe(12)
  expect(page.choices.style).toEqual({ line: 12 })
})

test('typing narrows the hits page by page, and counts follow', async () => {
  page.type('owl')
  await expect.poll(() => page.total).toBe(30)
  expect(page.choices.colour).toEqual({ red: 30 })
  expect(page.pages).toBe(4)
  page.turnTo(3)
  await expect.poll(() => page.hits.length).toBe(6)
})

test('a replica sorts the same records in another order', async () => {
  page.sortBy('items_latest')
  await expect.poll(() => page.hits[0]).toBe('item-0')
  expect(page.total).toBe(60)
})

test('facet values are found by prefix', async () => {
  page.find('colour', 'bl')
  await expect.poll(() => page.choices.colour).toEqual({ blue: 30 })
})
