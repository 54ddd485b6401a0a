/** An alternative, by a synonym or a correction, for some words of a query. */
export interface SynonymAlternative {
  readonly words: readonly string[]
  /** How many words of the query it stands for. */
  readonly span: number
  readonly typos: 0 | 1 | 2
}

export interface SynonymLookup {
  /** What may stand for the words of a query from a position on; all words are folded as the index folds. */
  at(words: readonly string[], position: number): readonly SynonymAlternative[]
  /** Single words that have a synonym and are one edit away from this one. */
  near?(word: string): readonly string[]
}
