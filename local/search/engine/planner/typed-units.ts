import type { Alternative } from '../../model/plan.ts'
import type { Vocabulary } from '../../model/store.ts'
import { splitCompound } from '../analysis/compounds.ts'
import { otherNumbers } from '../analysis/plurals.ts'
import { typosAllowed } from './alternatives.ts'
import type { SearchText, WordKnowledge } from './search-text.ts'

/** A word to search for, with the alternatives that it has as a part of a compound. */
export interface Unit {
  readonly word: string
  readonly whole: readonly Alternative[]
}

/** Factor for a part that the index has only in another number, compared with one that it has as typed. */
const IN_ANOTHER_NUMBER = 0.5

/**
 * The words of a query, in which compounds that the index does not contain are replaced by their parts. A
 * word that the index has stays whole, also if it has it in another number, as a synonym, or with the last
 * word as a prefix.
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
        : partsUnlessMisspelt(word, splitCompound(word, knowledge.rules.languages, count), search, vocabulary)
    if (!parts) return [{ word, whole: [] }]
    const typed: Alternative = { words: [word], kind: 'exact', typos: 0, span: parts.length }
    return parts.map((part, place) => ({ word: part, whole: place === 0 ? [typed] : [] }))
  })
}

/** Shorter words are near to others by chance. */
const SHORTEST_MISSPELT = 6

/**
 * The parts of a compound, or null where it is more likely a misspelling of a word of the index: "Kalander"
 * is not "Kal|and|er".
 */
function partsUnlessMisspelt(
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
