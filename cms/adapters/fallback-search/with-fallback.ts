import { isRefusal } from '#cms/adapters/algolia-search/failures.ts'
import { type Breaker, CircuitOpen } from '#cms/adapters/fallback-search/breaker.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { MAX_HITS } from '#domain/search/settings.ts'

interface Sides {
  readonly engine: CatalogueSearch
  readonly database: CatalogueSearch
  readonly breaker: Breaker
  /** Longest an engine may take before the database is asked, in ms. */
  readonly timeoutMs: number
  /** Told of every failure that is news: not of those that the breaker spared everybody. */
  readonly onFailure: (error: unknown) => void
  /** Told when the engine answers again after the database had to: what was shown meanwhile is worth making anew. */
  readonly onRecovery: () => void
}

/** The engine's answers, or the database's where the engine is away, slow, or has no such index. */
export function withFallback(sides: Sides): CatalogueSearch {
  const { engine, database, breaker, timeoutMs, onFailure, onRecovery } = sides
  let isAway = false

  async function ask<T>(ofEngine: () => Promise<T>, ofDatabase: () => Promise<T>): Promise<T> {
    const answer = await breaker
      .run(() => unlessRefused(within(timeoutMs, ofEngine())))
      .catch((error: unknown) => ({ error }))
    if ('value' in answer) {
      if (isAway) onRecovery()
      isAway = false
      return answer.value
    }
    isAway = true
    if (!(answer.error instanceof CircuitOpen)) onFailure(answer.error)
    return ofDatabase()
  }

  return {
    list(query) {
      // Engines page through so many results and no further; the database knows no such bound.
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

/** A refusal is an answer too: the engine is there, and the breaker stays closed. */
async function unlessRefused<T>(asked: Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await asked }
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
