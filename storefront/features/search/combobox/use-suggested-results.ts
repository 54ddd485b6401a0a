import { useEffect, useState } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { SuggestedResult } from '#domain/contract/search.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Suggestions that the next letter replaces are not counted. */
const DELAY_MS = 200

type Results = ReadonlyMap<string, SuggestedResult>
const NONE: Results = new Map()

interface SuggestedResultsRequest {
  readonly queries: readonly string[]
  readonly locale: Locale
  /** The searched kind; null is every kind. */
  readonly kind: Kind | null
}

/** What the shown suggestions lead to, by suggestion; read after they are shown, so that they never wait for it. */
export function useSuggestedResults({ queries, locale, kind }: SuggestedResultsRequest): Results {
  const [results, setResults] = useState(NONE)
  const asked = new URLSearchParams([
    ['lang', locale],
    ...(kind === null ? [] : [['asset', kind]]),
    ...queries.map((query) => ['query', query]),
  ]).toString()
  const isEmpty = queries.length === 0

  useEffect(() => {
    if (isEmpty) return
    const stale = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchResults(asked, stale.signal)
      if (!stale.signal.aborted) setResults(new Map(found.map((result) => [result.query, result])))
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [asked, isEmpty])

  return results
}

/** Suggestions stay without results on failure. */
async function fetchResults(query: string, signal: AbortSignal): Promise<readonly SuggestedResult[]> {
  try {
    const answer = await fetch(`/api/v2/suggest/results?${query}`, { signal })
    const body: { response?: { results?: readonly SuggestedResult[] } } = await answer.json()
    return body.response?.results ?? []
  } catch {
    return []
  }
}
