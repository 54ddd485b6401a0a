import type { NearWord, Vocabulary } from '../../model/store.ts'
import type { Segment } from '../segment/segment.ts'
import type { Lexicon } from './lexicon.ts'
import { nearWords } from './near-words.ts'
import type { SortedWords } from './sorted-words.ts'

/** Size of the cache: a visitor types letter by letter, and each request looks up all earlier words again. */
const MAX_CACHED_LOOKUPS = 2000

/**
 * The words of the records of some segments. A word of only deleted documents stays until they are merged: it
 * matches no record.
 */
export class IndexVocabulary implements Vocabulary {
  readonly #words: Lexicon
  readonly #sorted: SortedWords
  readonly #segments: () => readonly Segment[]
  readonly #remembered = new Map<string, readonly NearWord[]>()
  #size = 0

  constructor(words: Lexicon, sorted: SortedWords, segments: () => readonly Segment[]) {
    this.#words = words
    this.#sorted = sorted
    this.#segments = segments
  }

  has(word: string): boolean {
    return this.#records(word) > 0
  }

  near(
    word: string,
    options: { readonly typos: 0 | 1 | 2; readonly prefix: boolean; readonly limit: number },
  ): readonly NearWord[] {
    const segments = this.#segments()
    if (this.#size !== this.#words.size) this.#remembered.clear()
    this.#size = this.#words.size
    const key = `${word} ${options.typos} ${options.prefix}`
    const known = this.#remembered.get(key) ?? this.#walk(word, options.typos, options.prefix)
    if (this.#remembered.size >= MAX_CACHED_LOOKUPS) this.#remembered.clear()
    this.#remembered.set(key, known)
    const counted = options.prefix
      ? known
      : known
          .map((each) => ({ ...each, records: total(segments, this.#words.idOf(each.word)) }))
          .filter(({ records }) => records > 0)
    return counted.toSorted((a, b) => a.typos - b.typos || b.records - a.records).slice(0, options.limit)
  }

  #walk(word: string, typos: 0 | 1 | 2, prefix: boolean): NearWord[] {
    const found = this.#sorted.runs().flatMap((run) => nearWords(this.#words, run, word, typos, prefix))
    const unique = new Map(found.map((each) => [each.text, each]))
    return [...unique.values()].map(({ text, typos: edits }) => ({
      word: text,
      typos: edits === 0 ? 0 : edits === 1 ? 1 : 2,
      prefix,
      records: 0,
    }))
  }

  #records(word: string): number {
    return total(this.#segments(), this.#words.idOf(word))
  }
}

function total(segments: readonly Segment[], id: number | null): number {
  return id === null ? 0 : segments.reduce((sum, segment) => sum + segment.words.total(id), 0)
}
