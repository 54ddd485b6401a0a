import type { Alternative, Plan } from '../../model/plan.ts'
import { attributesFor, type Scope } from './attributes-for.ts'
import { coverings } from './coverage.ts'
import { type Accepts, acceptsOf } from './rows.ts'
import type { IndexView } from './view.ts'

/** An alternative that begins with a word of the index, prepared for comparison. */
export interface Candidate {
  /** The position in the query of the word that it replaces. */
  readonly at: number
  readonly alternative: Alternative
  /** By attribute, whether it may match there. */
  readonly allowed: readonly boolean[]
  readonly accepts: readonly Accepts[]
}

/**
 * For each word of an index, the alternatives of a query that begin with it; computed when a search first
 * meets the word.
 */
export class Candidates {
  readonly #index: IndexView
  readonly #query: Pick<Plan, 'words'> & Scope
  #all: readonly Candidate[] | null = null
  /** 1 for a word with which no alternative begins. Most words are such, and are skipped. */
  readonly #passedOver: Uint8Array
  readonly #known = new Map<number, readonly Candidate[]>()

  constructor(index: IndexView, query: Pick<Plan, 'words'> & Scope) {
    this.#index = index
    this.#query = query
    this.#passedOver = new Uint8Array(index.terms.words.size)
  }

  /** Whether it is known that no alternative begins with a word. */
  passOver(word: number): boolean {
    return this.#passedOver[word] === 1
  }

  of(word: number): readonly Candidate[] {
    const known = this.#known.get(word)
    if (known) return known
    this.#all ??= candidatesOf(this.#index, this.#query)
    const beginning = this.#all.filter(({ accepts }) => accepts[0]?.(word))
    if (beginning.length === 0) this.#passedOver[word] = 1
    else this.#known.set(word, beginning)
    return beginning
  }
}

function candidatesOf({ layout, terms }: IndexView, query: Pick<Plan, 'words'> & Scope): Candidate[] {
  return coverings(query.words).flatMap((covered, at) =>
    covered.map(({ alternative }) => ({
      at,
      alternative,
      allowed: attributesFor(layout, query, alternative),
      accepts: acceptsOf(terms.words, alternative),
    })),
  )
}
