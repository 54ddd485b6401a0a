import type { TextRules } from '../analysis/text-rules.ts'
import { tokenize } from '../analysis/tokenize.ts'
import type { SearchText } from './search-text.ts'

/** A parsed query. */
export interface ReadQuery {
  readonly words: readonly string[]
  /** In quotes. */
  readonly phrases: readonly (readonly string[])[]
  /** After a minus. */
  readonly without: readonly string[]
  /** The query ends in a word: the visitor may still be typing it. */
  readonly endsInWord: boolean
}

/** Visitors do not type longer queries; each word of a query costs a vocabulary lookup. */
const MAX_QUERY_WORDS = 30

/** A quotation (the closing mark may be missing), or a minus before a word at the beginning or after a space. */
const QUOTED = /"([^"]*)(?:"|$)/g
const EXCLUDED = /(^|\s)-([\p{L}\p{N}]\S*)/gu

/** The words, phrases and exclusions of a query. Without `advancedSyntax` quotes and minus only separate words. */
export function readQuery(search: SearchText, rules: TextRules): ReadQuery {
  const cut = (text: string) => tokenize(text, rules).map(({ word }) => word)
  const has = (feature: SearchText['advancedSyntaxFeatures'][number]) =>
    search.advancedSyntax && search.advancedSyntaxFeatures.includes(feature)
  const phrases: string[][] = []
  const without: string[] = []
  let text = search.query
  if (has('exactPhrase')) {
    text = text.replace(QUOTED, (_, phrase: string) => {
      phrases.push(cut(phrase))
      return ' '
    })
  }
  if (has('excludeWords')) {
    text = text.replace(EXCLUDED, (_, before: string, word: string) => {
      without.push(...cut(word))
      return before
    })
  }
  return {
    words: cut(text).slice(0, MAX_QUERY_WORDS),
    phrases: phrases.filter((phrase) => phrase.length > 0),
    without,
    endsInWord: !/["]\s*$/.test(search.query) || !has('exactPhrase'),
  }
}
