import type { Lexicon } from './lexicon.ts'

/**
 * New words are added to the short list; the long one is rebuilt once the short one reaches a sixteenth of
 * it.
 */
const SHORT_LIST = 4096

/**
 * The words of a lexicon in order of their UTF-16 units, so that words with the same prefix are adjacent. Stored as a
 * long list and a short one of new words: a write between searches must not cost sorting a million words.
 */
export class SortedWords {
  readonly #lexicon: Lexicon
  #runs: readonly Uint32Array[] = []
  #seen = 0

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** Lists of word numbers, each sorted; together they contain every word once. */
  runs(): readonly Uint32Array[] {
    if (this.#seen !== this.#lexicon.size) this.#takeNewcomers()
    return this.#runs
  }

  /** The numbers of all words with a prefix. */
  *withPrefix(prefix: string): Generator<number> {
    for (const run of this.runs()) {
      for (let at = this.#lowerBound(run, prefix); at < run.length; at++) {
        const id = run[at] as number
        if (!this.#lexicon.textOf(id).startsWith(prefix)) break
        yield id
      }
    }
  }

  #takeNewcomers(): void {
    const [long = new Uint32Array(0), short = new Uint32Array(0)] = this.#runs
    const newcomers = Uint32Array.from({ length: this.#lexicon.size - this.#seen }, (_, i) => this.#seen + i)
    newcomers.sort((a, b) => compare(this.#lexicon.textOf(a), this.#lexicon.textOf(b)))
    this.#seen = this.#lexicon.size
    const joined = this.#merge(short, newcomers)
    this.#runs =
      joined.length > Math.max(SHORT_LIST, long.length >>> 4) ? [this.#merge(long, joined)] : [long, joined]
  }

  #merge(a: Uint32Array, b: Uint32Array): Uint32Array {
    if (a.length === 0) return b
    const merged = new Uint32Array(a.length + b.length)
    let i = 0
    let j = 0
    for (let at = 0; at < merged.length; at++) {
      const fromA =
        j >= b.length ||
        (i < a.length &&
          compare(this.#lexicon.textOf(a[i] as number), this.#lexicon.textOf(b[j] as number)) < 0)
      merged[at] = (fromA ? a[i++] : b[j++]) as number
    }
    return merged
  }

  #lowerBound(run: Uint32Array, text: string): number {
    let low = 0
    let high = run.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#lexicon.textOf(run[middle] as number) < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
