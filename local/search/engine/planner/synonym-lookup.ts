/** A synonym or a correction of some words of a query. */
export interface SynonymAlternative {
  readonly words: readonly string[]
  /** The number of words of the query that it replaces. */
  readonly span: number
  readonly typos: 0 | 1 | 2
}

export interface SynonymLookup {
  /** The alternatives for the words of a query from a position on; all words are folded as in the index. */
  at(words: readonly string[], position: number): readonly SynonymAlternative[]
  /** Single words with a synonym that are one edit away from this one. */
  near?(word: string): readonly string[]
}
