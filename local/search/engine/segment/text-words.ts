import type { Schema } from '../../model/store.ts'
import { partsOf } from '../analysis/parts.ts'
import { tokenize } from '../analysis/tokenize.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { MAX_WORDS, packToken } from './token.ts'

/** Size of the cache: names and styles recur, and their words are looked up once. */
const MAX_CACHED_TEXTS = 100_000
const MAX_CACHED_LENGTH = 48

/** When less than half of this many texts recurred (as with titles), the cache is disabled. */
const TRIAL = 20_000

/** Most tags are one plain word, which is its only token. */
const PLAIN_WORD = /^[a-z0-9]+$/

/** Converts the texts of one attribute into tokens; the first token of a text begins a value. */
export class TextWords {
  readonly #lexicon: Lexicon
  readonly #schema: Schema
  readonly #path: string
  readonly #keepsPlain: boolean
  readonly #attribute: number
  readonly #remembered = new Map<string, Uint32Array>()
  readonly #single = new Uint32Array(1)
  #lookups = 0
  #known = 0

  /** @param attribute its position among the searchable attributes of the schema */
  constructor(lexicon: Lexicon, schema: Schema, attribute: number) {
    this.#lexicon = lexicon
    this.#schema = schema
    this.#keepsPlain = Object.keys(schema.normalization ?? {}).length === 0
    this.#path = schema.searchable[attribute]?.path ?? ''
    this.#attribute = attribute
  }

  /** Valid until the next call. */
  tokensOf(text: string): Uint32Array {
    if (this.#keepsPlain && PLAIN_WORD.test(text)) {
      this.#single[0] = packToken(this.#number(text), this.#attribute, true, false)
      return this.#single
    }
    if (this.#lookups > TRIAL && this.#known * 2 < this.#lookups) return this.#analyse(text)
    this.#lookups++
    const known = this.#remembered.get(text)
    if (known) {
      this.#known++
      return known
    }
    const tokens = this.#analyse(text)
    if (text.length <= MAX_CACHED_LENGTH) {
      if (this.#remembered.size >= MAX_CACHED_TEXTS) this.#remembered.clear()
      this.#remembered.set(text, tokens)
    }
    return tokens
  }

  #analyse(text: string): Uint32Array {
    const tokens: number[] = []
    for (const { word } of tokenize(text, this.#schema, this.#path)) {
      tokens.push(packToken(this.#number(word), this.#attribute, tokens.length === 0, false))
      for (const part of partsOf(word))
        tokens.push(packToken(this.#number(part), this.#attribute, false, true))
    }
    return Uint32Array.from(tokens)
  }

  #number(word: string): number {
    const id = this.#lexicon.intern(word)
    if (id >= MAX_WORDS) throw new RangeError(`more than ${MAX_WORDS} different words in one index`)
    return id
  }
}
