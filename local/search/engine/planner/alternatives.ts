import type { Alternative } from '../../model/plan.ts'
import type { NearWord, Vocabulary } from '../../model/store.ts'
import { otherNumbers } from '../analysis/plurals.ts'
import { hangulNeighbours } from '../vocabulary/hangul-typos.ts'
import type { SearchText, WordKnowledge } from './search-text.ts'
import type { SynonymLookup } from './synonym-lookup.ts'

/** Words near a typed one that are looked for, best first. */
const MAX_NEAR_WORDS = 60

/** Parts that a word is split into have at least so many letters. */
const SHORTEST_PART = 2

/** A word of the query in its place. */
export interface TypedWord {
  readonly words: readonly string[]
  readonly at: number
  /** Words of the index that begin so count too. */
  readonly prefix: boolean
}

/** All that may stand for a word of the query. */
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

/** Of the words that a misspelt one may mean so many, the nearest, are looked up among synonyms. */
const MAX_CORRECTIONS = 3

/**
 * What a word that the index does not know finds because it is misspelt, besides the near words of the index: words of
 * Hangul with another letter, and the synonyms of whatever it may mean.
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

/** How many typos a word may have, by its length in letters. */
export function typosAllowed(word: string, search: SearchText): 0 | 1 | 2 {
  if (search.typoTolerance === 'false' || search.disableTypoToleranceOnWords.includes(word)) return 0
  if (!search.allowTyposOnNumericTokens && /\p{N}/u.test(word)) return 0
  const letters = [...word].length
  if (letters >= search.minWordSizefor2Typos) return 2
  return letters >= search.minWordSizefor1Typo ? 1 : 0
}

/** Scripts in which spaces are free or none are written. */
const FREE_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u

/** Two words of the query that the index writes as one: a typo, but where spaces are free. */
function concatenated({ words, at }: TypedWord, vocabulary: Vocabulary): Alternative[] {
  const next = words[at + 1]
  const joined = `${words[at]}${next}`
  if (next === undefined || !vocabulary.has(joined)) return []
  return [{ words: [joined], kind: 'concatenation', typos: FREE_SPACES.test(joined) ? 0 : 1, span: 2 }]
}

/** One word of the query that the index writes as two. */
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
