import { useEffect, useState } from 'react'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Suggests } from '#domain/contract/search.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { slugOfWords } from '#domain/routing/words.ts'
import { suggestQuery } from '#domain/search/suggest-query.ts'

/** The first suggestion for words without results. */
export function useDidYouMean({ locale, view }: Listed, isEmpty: boolean): string | null {
  const [meant, setMeant] = useState<string | null>(null)
  const { words, kind } = view
  const asked =
    isEmpty && words !== null
      ? (suggestQuery({ query: wordsOfSlug(words), locale, kind })?.toString() ?? null)
      : null

  useEffect(() => {
    setMeant(null)
    if (asked === null) return
    const stale = new AbortController()
    void firstSuggestion(asked, stale.signal).then((suggested) => {
      if (!stale.signal.aborted) setMeant(suggested)
    })
    return () => stale.abort()
  }, [asked])

  return meant !== null && slugOfWords(meant) !== words ? meant : null
}

async function firstSuggestion(query: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(`/api/v2/suggest?${query}`, { signal })
    const body: { readonly response: { readonly suggests: Suggests } } = await answer.json()
    return body.response.suggests[0]?.query ?? null
  } catch {
    return null
  }
}
