/** Kinds of synonyms by Algolia's names, which are compared ignoring case. */
export type Synonym =
  /** Each finds all the others. */
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: readonly string[] }
  /** A search for `input` finds the synonyms too, but not the other way round. */
  | {
      readonly objectID: string
      readonly type: 'oneWaySynonym'
      readonly input: string
      readonly synonyms: readonly string[]
    }
  /** Corrections count as words with one typo, or with two. */
  | {
      readonly objectID: string
      readonly type: 'altCorrection1' | 'altCorrection2'
      readonly word: string
      readonly corrections: readonly string[]
    }
  /** A placeholder in records, such as `<number>`, that each of the replacements finds. */
  | {
      readonly objectID: string
      readonly type: 'placeholder'
      readonly placeholder: string
      readonly replacements: readonly string[]
    }

export type SynonymType = Synonym['type']

export const SYNONYM_TYPES = [
  'synonym',
  'oneWaySynonym',
  'altCorrection1',
  'altCorrection2',
  'placeholder',
] as const satisfies readonly SynonymType[]
