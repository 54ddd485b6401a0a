/** How texts are cut into words and how words are compared: one set of rules for the records and queries of an index. */
export interface TextRules {
  /** BCP 47, the main language first. */
  readonly languages: readonly string[]
  /** Characters that are words of their own (`separatorsToIndex`); all others only separate words. */
  readonly separators?: string
  /** Lower-case letters that keep their diacritics (`keepDiacriticsOnCharacters`). */
  readonly keptDiacritics?: string
  /** What single characters are compared as (`customNormalization`). */
  readonly normalization?: Readonly<Record<string, string>>
  /** Attributes in whose texts `camelCase` is two words (`camelCaseAttributes`). */
  readonly camelCase?: readonly string[]
}

/**
 * Raised whenever the same text is cut or folded into other words than before. It is part of every schema, so that a
 * store whose records were analysed by an older version analyses them again when it is opened.
 *
 * 2: kana are compared as hiragana, emoji are words, variation selectors are dropped.
 */
export const ANALYSIS_VERSION = 2
