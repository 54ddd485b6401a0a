import type { Payload } from '#cms/operations/database.ts'
import { readSuggestions } from '#cms/operations/search/read-suggestions.ts'
import type { SuggestQuery } from '#cms/ports/catalogue-search.ts'
import { completionsOf } from '#domain/search/completions.ts'
import { firstSuggestions, suggestionsFor } from '#domain/search/suggestion-order.ts'
import { suggestionRecords } from '#domain/search/suggestion-record.ts'

/** Suggests the same phrases in the same order as the engine, but without tolerance for misspelt words. */
export async function suggestPhrases(
  payload: Payload,
  { words, locale, kind, limit }: SuggestQuery,
): Promise<string[]> {
  const completions = completionsOf(words, locale)
  const lists = await Promise.all(
    completions.map(async (completion) => {
      const facts = await readSuggestions(payload, locale, completion.words)
      const wanted = kind === null ? completion.kinds : [kind]
      const phrases = suggestionRecords(facts, locale).filter(
        ({ kinds }) => wanted.length === 0 || kinds.some((each) => wanted.includes(each)),
      )
      return suggestionsFor(phrases, completion)
    }),
  )
  return firstSuggestions(lists, limit)
}
