import type { Schema } from '../../model/store.ts'
import { Lexicon } from '../vocabulary/lexicon.ts'

/** The numbered strings of a store: the words of its texts, and the values of each of its facets. */
export interface Terms {
  readonly words: Lexicon
  /** In the order of the schema's facets. */
  readonly facets: readonly Lexicon[]
}

export function emptyTerms(schema: Schema): Terms {
  return { words: new Lexicon(), facets: schema.facets.map(() => new Lexicon()) }
}
