import type { Alternative } from '../../model/plan.ts'
import type { Vocabulary } from '../../model/store.ts'
import { splitCompound } from '../analysis/compounds.ts'
import { otherNumbers } from '../analysis/plurals.ts'
import { typosAllowed } from './alternatives.ts'
import type { SearchText, WordKnowledge } from './search-text.ts'

/** A word to look for, and what else stands for it because it is a part of a compound that was typed. */
export interface Unit {
  readonly word: string
  readonly whole: readonly Alternative[]
}

/** A part that the index has in another number alone counts for less than one that it has as it is. */
const IN_ANOTHER_NUMBER = 0.5

/**
 * The words of a query, compounds that the index does not know replaced by their parts. What the index has as it was
 * typed stays whole, also in another number, as a synonym, or as the beginning of what is still being typed.
 */
export function typedUnits(
  words: readonly string[],
  search: SearchText,
  vocabulary: Vocabulary,
  knowledge: WordKnowledge,
  lastMayContinue: boolean,
): readonly Unit[] {
  const count = (word: string) =>
    vocabulary.has(word)
      ? (vocabulary.near(word, { typos: 0, prefix: false, limit: 1 })[0]?.records ?? 0)
      : otherNumbers(word, search.ignorePlurals).some((form) => vocabulary.has(form))
        ? IN_ANOTHER_NUMBER
        : 0
  return words.flatMap((word, at): Unit[] => {
    const mayContinue = lastMayContinue && at === words.length - 1
    const parts =
      search.decompoundQuery === false || isKnown(words, at, mayContinue, vocabulary, knowledge)
        ? null
        : unlessMisspelt(word, splitCompound(word, knowledge.rules.languages, count), search, vocabulary)
    if (!parts) return [{ word, whole: [] }]
    const typed: Alternative = { words: [word], kind: 'exact', typos: 0, span: parts.length }
    return parts.map((part, place) => ({ word: part, whole: place === 0 ? [typed] : [] }))
  })
}

/** Shorter words are near to others by chance. */
const SHORTEST_MISSPELT = 6

/** The parts of a compound, null where it is rather a slip for a word of the index: "Kalander" is no "Kal|and|er". */
function unlessMisspelt(
  word: string,
  parts: readonly string[] | null,
  search: SearchText,
  vocabulary: Vocabulary,
): readonly string[] | null {
  if (parts === null || !/^[a-z]+$/.test(word) || word.length < SHORTEST_MISSPELT) return parts
  if (typosAllowed(word, search) === 0) return parts
  return vocabulary.near(word, { typos: 1, prefix: false, limit: 1 }).length > 0 ? null : parts
}

function isKnown(
  words: readonly string[],
  at: number,
  mayContinue: boolean,
  vocabulary: Vocabulary,
  { synonyms, rules }: WordKnowledge,
): boolean {
  const word = words[at] ?? ''
  return (
    vocabulary.has(word) ||
    synonyms.at(words, at).length > 0 ||
    otherNumbers(word, rules.languages).some((form) => vocabulary.has(form)) ||
    (mayContinue && vocabulary.near(word, { typos: 0, prefix: true, limit: 1 }).length > 0)
  )
}
