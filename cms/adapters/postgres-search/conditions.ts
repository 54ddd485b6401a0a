import { termConditions } from '#cms/adapters/postgres-search/term-conditions.ts'
import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import { type SearchQuery, wordsOf } from '#cms/ports/catalogue-search.ts'
import type { Form } from '#domain/assets/forms.ts'
import { type Except, listingTerms } from '#domain/search/listing-terms.ts'
import { type Phrase, phraseAlternatives } from '#domain/search/phrase-alternatives.ts'
import { readWords } from '#domain/search/word-parameters.ts'
import { words } from '#domain/search/words.ts'

export const TABLES = {
  item: fragment.raw(ASSET_TABLES.item),
  pack: fragment.raw(ASSET_TABLES.pack),
  bundle: fragment.raw(ASSET_TABLES.bundle),
} as const satisfies Record<Form, SQL>

/** The WHERE of a query over the table aliased `a`, without its colours (by-colour.ts). */
export function conditions(query: SearchQuery, except: Except = []): SQL {
  const parts = [
    fragment`a.visibility = 'published'`,
    ...termConditions(listingTerms(query, except), query.form),
    ...(wordsOf(query) === null ? [] : [matches(query)]),
  ]
  return fragment.join(parts, fragment` and `)
}

/** The words of the query as search compares them, joined: the title that matches best begins with them. */
export function phraseOf(query: SearchQuery): string {
  return soughtWords(query).join(' ')
}

/** The required words: fillers ("heart icon", "free svg") only where there are no others. */
function soughtWords(query: SearchQuery): readonly string[] {
  const { telling, query: text } = readWords(wordsOf(query) ?? '', query.locale)
  return words(telling.length > 0 ? telling.join(' ') : text, query.locale)
}

/**
 * Every word or an alternative to it has to occur. Words consist of letters and digits, so that quotes need no escape.
 * Only an engine finds bundles by words.
 */
function matches(query: SearchQuery): SQL {
  if (query.form === 'bundle') return fragment`false`
  const terms = phraseAlternatives(soughtWords(query), query.locale).map((phrases) => anyOf(phrases))
  if (terms.length === 0) return hasWords(query) ? fragment`true` : fragment`false`
  return fragment`to_tsvector('simple', a.search_text) @@ ${terms.join(' & ')}::tsquery`
}

function anyOf(phrases: readonly Phrase[]): string {
  const alternatives = phrases.map((phrase) => phrase.map((word) => `'${word}'`).join(' & '))
  return `(${alternatives.map((alternative) => `(${alternative})`).join(' | ')})`
}

/** "Free icon" matches every asset, a text without words none. */
function hasWords(query: SearchQuery): boolean {
  return words(wordsOf(query) ?? '', query.locale).length > 0
}
