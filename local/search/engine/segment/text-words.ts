import { partsOf } from '../analysis/parts.ts'
import { tokenize } from '../analysis/tokenize.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { MOST_WORDS, packToken } from './token.ts'

/** Names, tags and styles come again and again: their words are looked up once. */
const REMEMBERED_TEXTS = 200_000
const REMEMBERED_LENGTH = 48

/** Texts to the tokens of attribute 0 that stand for them, the first of which begins a value. */
export class TextWords {
  readonly #lexicon: Lexicon
  readonly #languages: readonly string[]
  readonly #remembered = new Map<string, Uint32Array>()

  constructor(lexicon: Lexicon, languages: readonly string[]) {
    this.#lexicon = lexicon
    this.#languages = languages
  }

  tokensOf(text: string): Uint32Array {
    const known = this.#remembered.get(text)
    if (known) return known
    const tokens = this.#analyse(text)
    if (text.length <= REMEMBERED_LENGTH) {
      if (this.#remembered.size >= REMEMBERED_TEXTS) this.#remembered.clear()
      this.#remembered.set(text, tokens)
    }
    return tokens
  }

  #analyse(text: string): Uint32Array {
    const tokens: number[] = []
    for (const { word } of tokenize(text, this.#languages)) {
      tokens.push(packToken(this.#number(word), 0, tokens.length === 0, false))
      for (const part of partsOf(word)) tokens.push(packToken(this.#number(part), 0, false, true))
    }
    return Uint32Array.from(tokens)
  }

  #number(word: string): number {
    const id = this.#lexicon.intern(word)
    if (id >= MOST_WORDS) throw new RangeError(`more than ${MOST_WORDS} different words in one index`)
    return id
  }
}
