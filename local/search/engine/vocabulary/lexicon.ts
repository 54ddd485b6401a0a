/**
 * Assigns numbers to strings, in the order of their first use and permanently. All segments of a store refer
 * to words and facet values by these numbers, so that merging segments needs no translation. A string that no
 * record contains any more stays until the store is rebuilt: it takes memory and is found in no segment.
 */
export class Lexicon {
  readonly #ids = new Map<string, number>()
  readonly #texts: string[] = []
  /** Only of strings that are not in lower case: most facet values are. */
  readonly #byLowerCase = new Map<string, number[]>()
  /** Consecutive records often have the same value: comparing is faster than looking it up. */
  #lastText: string | null = null
  #lastId = -1

  static of(texts: Iterable<string>): Lexicon {
    const lexicon = new Lexicon()
    for (const text of texts) lexicon.intern(text)
    return lexicon
  }

  get size(): number {
    return this.#texts.length
  }

  /** The number of a string, or null for an unknown string. */
  idOf(text: string): number | null {
    return this.#ids.get(text) ?? null
  }

  textOf(id: number): string {
    const text = this.#texts[id]
    if (text === undefined) throw new RangeError(`no string has the number ${id} of ${this.#texts.length}`)
    return text
  }

  intern(text: string): number {
    if (text !== this.#lastText) {
      this.#lastId = this.#ids.get(text) ?? this.#add(text)
      this.#lastText = text
    }
    return this.#lastId
  }

  /** The numbers of all strings that differ from this one in case only. */
  idsIgnoringCase(text: string): readonly number[] {
    const lower = text.toLowerCase()
    const plain = this.#ids.get(lower)
    const others = this.#byLowerCase.get(lower) ?? []
    return plain === undefined ? others : [plain, ...others]
  }

  /** The strings from a number on, in the order of their numbers. */
  since(id: number): readonly string[] {
    return this.#texts.slice(id)
  }

  #add(text: string): number {
    const id = this.#texts.length
    this.#ids.set(text, id)
    this.#texts.push(text)
    this.#noteCase(text, id)
    return id
  }

  #noteCase(text: string, id: number): void {
    const lower = text.toLowerCase()
    if (lower === text) return
    const known = this.#byLowerCase.get(lower)
    if (known) known.push(id)
    else this.#byLowerCase.set(lower, [id])
  }
}
