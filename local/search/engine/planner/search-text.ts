import type { TextRules } from '../analysis/text-rules.ts'
import type { SynonymLookup } from './synonym-lookup.ts'

/** The text of a search, and the settings that decide which alternatives its words have. */
export interface SearchText {
  readonly query: string
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  readonly typoTolerance: 'true' | 'false' | 'min' | 'strict'
  readonly minWordSizefor1Typo: number
  readonly minWordSizefor2Typos: number
  readonly allowTyposOnNumericTokens: boolean
  /** Words that must be spelt exactly. */
  readonly disableTypoToleranceOnWords: readonly string[]
  /** Languages whose plurals count as singulars. */
  readonly ignorePlurals: readonly string[]
  /** Words, or phrases of several, that may be missing. */
  readonly optionalWords: readonly string[]
  /** Every word may be missing. */
  readonly allOptional: boolean
  /** Whether compounds that the index does not contain are split; true unless this is false. */
  readonly decompoundQuery?: boolean
  readonly advancedSyntax: boolean
  readonly advancedSyntaxFeatures: readonly ('exactPhrase' | 'excludeWords')[]
}

/** The parts of an index and its settings that concern words. */
export interface WordKnowledge {
  /** The text rules of the schema: words split by other rules would not be found in the index. */
  readonly rules: TextRules
  readonly synonyms: SynonymLookup
  /** Whether a folded word is too common to search for. */
  readonly isStopWord: (word: string) => boolean
}
