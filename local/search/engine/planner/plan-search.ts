import type { Plan, PlannedWord } from '../../model/plan.ts'
import type { Vocabulary } from '../../model/store.ts'
import { symbolsOf } from '../analysis/emoji.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { alternativesFor } from './alternatives.ts'
import { readQuery } from './read-query.ts'
import type { SearchText, WordKnowledge } from './search-text.ts'
import { typedUnits } from './typed-units.ts'

/** The part of a plan that comes from the text of the query. */
export type PlannedText = Pick<Plan, 'words' | 'fewestTypos' | 'phrases' | 'without'>

/** Plans a text query: each word with its alternatives in the index. */
export function planSearch(
  search: SearchText,
  vocabulary: Vocabulary,
  knowledge: WordKnowledge,
): PlannedText {
  const query = readQuery(search, knowledge.rules)
  const symbols =
    query.words.length > 0 || query.phrases.length > 0
      ? []
      : symbolsOf(search.query).filter((symbol) => knowledge.synonyms.at([symbol], 0).length > 0)
  const typed = symbols.length > 0 ? symbols : withoutStopWords(query.words, knowledge.isStopWord)
  const lastMayContinue = search.queryType !== 'prefixNone' && query.endsInWord
  const units = typedUnits(typed, search, vocabulary, knowledge, lastMayContinue)
  const words = units.map(({ word }) => word)
  const optional = new Set(
    search.optionalWords.flatMap((text) => tokenize(text, knowledge.rules).map(({ word }) => word)),
  )
  return {
    words: words.map((word, at): PlannedWord => {
      const prefix =
        search.queryType === 'prefixAll' ||
        (search.queryType === 'prefixLast' && at === words.length - 1 && query.endsInWord)
      return {
        word,
        optional: search.allOptional || optional.has(word),
        alternatives: [
          ...alternativesFor({ words, at, prefix }, search, vocabulary, knowledge),
          ...(units[at]?.whole ?? []),
        ],
      }
    }),
    ...fewestTypos(search),
    phrases: query.phrases,
    without: query.without,
  }
}

/**
 * Removes stop words, except from a query of only stop words; the last word may be a prefix of another word.
 */
function withoutStopWords(
  words: readonly string[],
  isStopWord: (word: string) => boolean,
): readonly string[] {
  const significant = words.filter((word, at) => at === words.length - 1 || !isStopWord(word))
  return significant.every(isStopWord) ? words : significant
}

function fewestTypos({ typoTolerance }: SearchText): Pick<Plan, 'fewestTypos'> {
  if (typoTolerance === 'min') return { fewestTypos: 1 }
  return typoTolerance === 'strict' ? { fewestTypos: 2 } : {}
}
