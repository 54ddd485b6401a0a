import { useEffect, useState } from 'react'
import { SUGGESTION_DEBOUNCE_MS, type SuggestionRequest, suggestQuery } from '#domain/search/suggest-query.ts'
import { isCrawler } from '#domain/visitors/crawlers.ts'

/** What is suggested for the words typed so far; null until the first answer, and where there is nothing to ask. */
export function useSuggestions({ query, locale, kind }: SuggestionRequest): readonly string[] | null {
  const [suggested, setSuggested] = useState<readonly string[] | null>(null)
  const asked = suggestQuery({ query, locale, kind })?.toString() ?? null

  useEffect(() => {
    if (asked === null || isCrawler(navigator.userAgent)) return setSuggested(null)
    const stale = new AbortController()
    const timer = setTimeout(async () => {
      const suggests = await fetchSuggestions(asked, stale.signal)
      if (!stale.signal.aborted) setSuggested(suggests)
    }, SUGGESTION_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [asked])

  return asked === null ? null : suggested
}

/** No suggestions on failure: a search works without them. */
async function fetchSuggestions(query: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const answer = await fetch(`/api/v2/suggest?${query}`, { signal })
    const body: { response: { suggests: readonly { query: string }[] } } = await answer.json()
    return body.response.suggests.map((suggest) => suggest.query)
  } catch {
    return []
  }
}
