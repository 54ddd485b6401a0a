import type { Alternative } from '../../model/plan.ts'
import type { NearWord, Vocabulary } from '../../model/store.ts'
import { otherNumbers } from '../analysis/plurals.ts'
import { hangulNeighbours } from '../vocabulary/hangul-typos.ts'
import type { SearchText, WordKnowledge } from './search-text.ts'
import type { SynonymLookup } from './synonym-lookup.ts'

/** Most near words of a typed one that are looked up, best first. */
const MAX_NEAR_WORDS = 60

/** The fewest letters of a part into which a word is split. */
const SHORTEST_PART = 2

/** A word of the query with its position. */
export interface TypedWord {
  readonly words: readonly string[]
  readonly at: number
  /** Words of the index with this prefix count too. */
  readonly prefix: boolean
}

/** All alternatives for a word of the query. */
export function alternativesFor(
  typed: TypedWord,
  search: SearchText,
  vocabulary: Vocabulary,
  { synonyms }: WordKnowledge,
): Alternative[] {
  const word = typed.words[typed.at] ?? ''
  const most = typosAllowed(word, search)
  const near =
    most === 0 ? [] : vocabulary.near(word, { typos: most, prefix: typed.prefix, limit: MAX_NEAR_WORDS })
  return [
    { words: [word], kind: 'exact', typos: 0, span: 1 },
    ...(typed.prefix ? [{ words: [word], kind: 'prefix', typos: 0, span: 1 } as const] : []),
    ...otherNumbers(word, search.ignorePlurals)
      .filter((form) => vocabulary.has(form))
      .map((form) => one(form, 'plural', 0)),
    ...near
      .filter(({ typos }) => typos > 0)
      .map((each) => one(each.word, each.prefix ? 'prefix' : 'typo', each.typos)),
    ...synonyms
      .at(typed.words, typed.at)
      .map(({ words, span, typos }): Alternative => ({ words, span, typos, kind: 'synonym' })),
    ...(search.typoTolerance === 'false'
      ? []
      : [...concatenated(typed, vocabulary), ...split(word, vocabulary)]),
    ...misspelt(word, most, near, search, vocabulary, synonyms),
  ]
}

/** This many of the nearest words that a misspelt one may mean are looked up among synonyms. */
const MAX_CORRECTIONS = 3

/**
 * The additional alternatives of a misspelt word that the index does not contain: words of Hangul with
 * another letter, and the synonyms of the words that it may mean.
 */
function misspelt(
  word: string,
  most: number,
  near: readonly NearWord[],
  { typoTolerance }: SearchText,
  vocabulary: Vocabulary,
  synonyms: SynonymLookup,
): Alternative[] {
  if (typoTolerance === 'false' || vocabulary.has(word) || synonyms.at([word], 0).length > 0) return []
  const hangul = [...hangulNeighbours(word)]
  const written = hangul.filter((each) => vocabulary.has(each))
  const meant = [
    ...hangul,
    ...near.filter(({ prefix, typos }) => !prefix && typos === 1).map((each) => each.word),
    ...(most === 0 ? [] : (synonyms.near?.(word) ?? [])),
  ].filter((each) => synonyms.at([each], 0).length > 0)
  return [
    ...written.map((each) => one(each, 'typo', 1)),
    ...[...new Set(meant)]
      .slice(0, MAX_CORRECTIONS)
      .flatMap((each) => synonyms.at([each], 0))
      .filter(({ typos }) => typos === 0)
      .map(({ words }): Alternative => ({ words, span: 1, typos: 1, kind: 'synonym' })),
  ]
}

/** The number of typos allowed in a word, by its number of letters. */
export function typosAllowed(word: string, search: SearchText): 0 | 1 | 2 {
  if (search.typoTolerance === 'false' || search.disableTypoToleranceOnWords.includes(word)) return 0
  if (!search.allowTyposOnNumericTokens && /\p{N}/u.test(word)) return 0
  const letters = [...word].length
  if (letters >= search.minWordSizefor2Typos) return 2
  return letters >= search.minWordSizefor1Typo ? 1 : 0
}

/** Scripts in which spaces are optional or not used. */
const FREE_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u

/** Two words of the query that the index has as one: counts as a typo, except where spaces are optional. */
function concatenated({ words, at }: TypedWord, vocabulary: Vocabulary): Alternative[] {
  const next = words[at + 1]
  const joined = `${words[at]}${next}`
  if (next === undefined || !vocabulary.has(joined)) return []
  return [{ words: [joined], kind: 'concatenation', typos: FREE_SPACES.test(joined) ? 0 : 1, span: 2 }]
}

/** One word of the query that the index has as two. */
function split(word: string, vocabulary: Vocabulary): Alternative[] {
  const letters = [...word]
  const splits: Alternative[] = []
  for (let at = SHORTEST_PART; at <= letters.length - SHORTEST_PART; at++) {
    const words = [letters.slice(0, at).join(''), letters.slice(at).join('')]
    if (words.every((part) => vocabulary.has(part)))
      splits.push({ words, kind: 'split', typos: FREE_SPACES.test(word) ? 0 : 1, span: 1 })
  }
  return splits
}

function one(word: string, kind: Alternative['kind'], typos: 0 | 1 | 2): Alternative {
  return { words: [word], kind, typos, span: 1 }
}
