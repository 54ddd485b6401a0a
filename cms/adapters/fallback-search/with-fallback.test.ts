import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueSearch, SearchQuery, SearchResult } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { NO_TRAITS } from '#domain/assets/traits.ts'
import { createBreaker } from './breaker.ts'
import { withFallback } from './with-fallback.ts'

const query: SearchQuery = { ...NO_SEARCH, words: 'heart', sort: 'relevant', perPage: 48 }

const found = (id: number): SearchResult => ({
  ids: [id],
  total: 1,
  totalIsFloor: false,
  degraded: false,
  didYouMean: null,
  dropped: [],
})
const answering = (list: CatalogueSearch['list']): CatalogueSearch => ({
  list,
  facets: async () => ({
    kinds: [],
    styles: [],
    categories: [],
    prices: [],
    colours: [],
    orientations: [],
    formats: [],
    traits: NO_TRAITS,
  }),
  suggest: async () => [],
})

let failures: unknown[]
let calls: number
let recoveries: number
beforeEach(() => {
  failures = []
  calls = 0
  recoveries = 0
})

function search(list: CatalogueSearch['list']): CatalogueSearch {
  return withFallback({
    engine: answering((query) => {
      calls += 1
      return list(query)
    }),
    database: answering(async () => found(2)),
    breaker: createBreaker({ failures: 2, openMs: 60_000, now: () => 0 }),
    timeoutMs: 20,
    onFailure: (error) => failures.push(error),
    onRecovery: () => {
      recoveries += 1
    },
  })
}

describe('withFallback', () => {
  it("returns the engine's results while the engine answers", async () => {
    expect(await search(async () => found(1)).list(query)).toEqual(found(1))
    expect(failures).toEqual([])
  })

  it('reports the recovery of the engine once', async () => {
    let isAvailable = false
    const { list } = search(async () => (isAvailable ? found(1) : Promise.reject(new Error('away'))))
    await list(query)
    expect(recoveries).toBe(0)
    isAvailable = true
    await list(query)
    await list(query)
    expect(recoveries).toBe(1)
  })

  it("returns the database's results, marked as degraded, when the engine is unavailable", async () => {
    const failing = search(async () => {
      throw new Error('connection refused')
    })
    expect(await failing.list(query)).toEqual({ ...found(2), degraded: true })
    expect(failures).toHaveLength(1)
  })

  it('falls back to the database after the timeout', async () => {
    const slow = search(() => new Promise(() => {}))
    expect(await slow.list(query)).toMatchObject({ ids: [2], degraded: true })
  })

  it('stops calling an unavailable engine, and reports no more failures', async () => {
    const failing = search(async () => {
      throw new Error('connection refused')
    })
    for (let time = 0; time < 5; time += 1) await failing.list(query)
    expect(calls).toBe(2)
    expect(failures).toHaveLength(2)
  })

  it('keeps calling an engine that rejects requests', async () => {
    const refusing = search(async () => {
      throw Object.assign(new Error('index does not exist'), { status: 404 })
    })
    for (let time = 0; time < 5; time += 1) await refusing.list(query)
    expect(calls).toBe(5)
  })

  it("lists pages beyond the engine's limit from the database without marking them as degraded", async () => {
    const working = search(async () => found(1))
    expect(await working.list({ ...query, page: 416, perPage: 48 })).toEqual(found(1))
    expect(await working.list({ ...query, page: 417, perPage: 48 })).toEqual(found(2))
  })
})
