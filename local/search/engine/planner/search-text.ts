import type { TextRules } from '../analysis/text-rules.ts'
import type { SynonymLookup } from './synonym-lookup.ts'

/** What a search says about its words: the text, and the settings that decide what may stand for it. */
export interface SearchText {
  readonly query: string
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  readonly typoTolerance: 'true' | 'false' | 'min' | 'strict'
  readonly minWordSizefor1Typo: number
  readonly minWordSizefor2Typos: number
  readonly allowTyposOnNumericTokens: boolean
  /** Words that are right as they are. */
  readonly disableTypoToleranceOnWords: readonly string[]
  /** Languages whose plurals count as singulars. */
  readonly ignorePlurals: readonly string[]
  /** Words, or texts of several, that may be missing. */
  readonly optionalWords: readonly string[]
  /** Every word may be missing. */
  readonly allOptional: boolean
  /** Whether compounds that the index does not know are taken apart; they are unless this is false. */
  readonly decompoundQuery?: boolean
  readonly advancedSyntax: boolean
  readonly advancedSyntaxFeatures: readonly ('exactPhrase' | 'excludeWords')[]
}

/** What of an index and its settings decides about words. */
export interface WordKnowledge {
  /** Those of the schema: cut by others, words of the query would be none of the index. */
  readonly rules: TextRules
  readonly synonyms: SynonymLookup
  /** Whether a folded word says too little to be looked for. */
  readonly isStopWord: (word: string) => boolean
}
