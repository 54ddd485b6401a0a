import type { Payload } from '#cms/operations/database.ts'
import { readSuggestions } from '#cms/operations/search/read-suggestions.ts'
import type { SuggestQuery } from '#cms/ports/catalogue-search.ts'
import { completionsOf } from '#domain/search/completions.ts'
import { suggestedKinds } from '#domain/search/suggested-kinds.ts'
import { firstSuggestions, suggestionsFor } from '#domain/search/suggestion-order.ts'
import { suggestionRecords } from '#domain/search/suggestion-record.ts'

/** Suggests the same phrases in the same order as the engine, but without tolerance for misspelt words. */
export async function suggestPhrases(
  payload: Payload,
  { words, locale, limit, ...among }: SuggestQuery,
): Promise<string[]> {
  const completions = completionsOf(words, locale)
  const lists = await Promise.all(
    completions.map(async (completion) => {
      const wanted = suggestedKinds(completion.kinds, among)
      if (wanted === 'none') return []
      const facts = await readSuggestions(payload, locale, completion.words)
      const phrases = suggestionRecords(facts, locale).filter(
        ({ kinds }) => wanted === 'any' || kinds.some((each) => wanted.includes(each)),
      )
      return suggestionsFor(phrases, completion)
    }),
  )
  return firstSuggestions(lists, limit)
}
