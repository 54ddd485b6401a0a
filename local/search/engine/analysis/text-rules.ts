/**
 * How texts are split into words and how words are compared: the same rules for the records and the queries
 * of an index.
 */
export interface TextRules {
  /** BCP 47, the main language first. */
  readonly languages: readonly string[]
  /** Characters that are indexed as words (`separatorsToIndex`); all others only separate words. */
  readonly separators?: string
  /** Lower-case letters that keep their diacritics (`keepDiacriticsOnCharacters`). */
  readonly keptDiacritics?: string
  /** Replacements of single characters before comparison (`customNormalization`). */
  readonly normalization?: Readonly<Record<string, string>>
  /** Attributes in whose texts `camelCase` is two words (`camelCaseAttributes`). */
  readonly camelCase?: readonly string[]
}

/**
 * Increase it whenever the same text is split or folded differently than before. It is part of every schema,
 * so that a store with records of an older version analyses them again when it is opened.
 *
 * 2: kana are compared as hiragana, emoji are words, variation selectors are dropped.
 */
export const ANALYSIS_VERSION = 2
