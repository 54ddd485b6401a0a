import { isRefusal } from '#cms/adapters/algolia-search/failures.ts'
import { type Breaker, CircuitOpen } from '#cms/adapters/fallback-search/breaker.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { MAX_HITS } from '#domain/search/settings.ts'

interface FallbackOptions {
  readonly engine: CatalogueSearch
  readonly database: CatalogueSearch
  readonly breaker: Breaker
  /** Time in ms after which the database is used instead of the engine. */
  readonly timeoutMs: number
  /** Called for each failed call of the engine, but not for calls that the open circuit prevented. */
  readonly onFailure: (error: unknown) => void
  /** Called when the engine answers again after a fallback: pages that were rendered meanwhile should be refreshed. */
  readonly onRecovery: () => void
}

/** Searches with the engine, and with the database when the engine is unavailable, slow, or has no such index. */
export function withFallback(options: FallbackOptions): CatalogueSearch {
  const { engine, database, breaker, timeoutMs, onFailure, onRecovery } = options
  let isUnavailable = false

  async function ask<T>(ofEngine: () => Promise<T>, ofDatabase: () => Promise<T>): Promise<T> {
    const answer = await breaker
      .run(() => unlessRefused(within(timeoutMs, ofEngine())))
      .catch((error: unknown) => ({ error }))
    if ('value' in answer) {
      if (isUnavailable) onRecovery()
      isUnavailable = false
      return answer.value
    }
    isUnavailable = true
    if (!(answer.error instanceof CircuitOpen)) onFailure(answer.error)
    return ofDatabase()
  }

  return {
    list(query) {
      // An engine limits how far a result list can be paged; the database does not.
      if (isBeyondReach(query)) return database.list(query)
      return ask(
        () => engine.list(query),
        async () => ({ ...(await database.list(query)), degraded: true }),
      )
    },
    facets: (query) =>
      ask(
        () => engine.facets(query),
        () => database.facets(query),
      ),
    suggest: (query) =>
      ask(
        () => engine.suggest(query),
        () => database.suggest(query),
      ),
  }
}

function isBeyondReach({ page, perPage }: SearchQuery): boolean {
  return page * perPage > MAX_HITS
}

type Answer<T> = { readonly value: T } | { readonly error: unknown }

/** A rejected request does not count as a failure: the engine is available, and the circuit stays closed. */
async function unlessRefused<T>(request: Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await request }
  } catch (error) {
    if (isRefusal(error)) return { error }
    throw error
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the search engine took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
