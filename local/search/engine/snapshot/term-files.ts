import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { writeAllSync } from '#local/search/files/write-all.ts'
import type { Schema } from '../../model/store.ts'
import type { Terms } from '../segment/terms.ts'
import { Lexicon } from '../vocabulary/lexicon.ts'

const NAME = /^terms-\d+-\d+\.jsonl$/

/** How much of a term file counts. */
export interface TermCount {
  readonly count: number
  readonly bytes: number
}

/** How much of the files of all lexicons counts: the words first, then the facets in their order. */
export type TermCounts = readonly TermCount[]

/**
 * The lexicons of a store, one file each, with a string (as JSON) a line in the order of their numbers. Files only
 * grow; a snapshot says how much of each belongs to it, and what was added after it is cut off.
 */
export class TermFiles {
  readonly #folder: string
  readonly #generation: number
  #counts: TermCount[]

  /** A new generation begins empty, in files of its own. */
  constructor(folder: string, generation: number, counts: TermCounts) {
    this.#folder = folder
    this.#generation = generation
    this.#counts = [...counts]
  }

  read({ facets }: Schema): Terms {
    return { words: this.#readOne(0), facets: facets.map((_, facet) => this.#readOne(facet + 1)) }
  }

  /** Adds what the lexicons learnt since, and says how much counts now. It is on the disk when this returns. */
  write({ words, facets }: Terms): TermCounts {
    this.#counts = [words, ...facets].map((lexicon, at) => this.#addTo(at, lexicon))
    return this.#counts
  }

  /** Gives another folder the same strings; the files of either go on growing. */
  copyInto(folder: string): void {
    this.#counts.forEach(({ count }, at) => {
      if (count > 0) copyFileSync(join(this.#folder, this.#nameOf(at)), join(folder, this.#nameOf(at)))
    })
  }

  /** Removes the files of earlier generations. */
  removeOthers(): void {
    for (const name of readdirSync(this.#folder)) {
      if (NAME.test(name) && !name.startsWith(`terms-${this.#generation}-`)) rmSync(join(this.#folder, name))
    }
  }

  #readOne(at: number): Lexicon {
    const { count, bytes } = this.#counts[at] ?? { count: 0, bytes: 0 }
    if (count === 0) return new Lexicon()
    const text = readFileSync(join(this.#folder, this.#nameOf(at)))
      .subarray(0, bytes)
      .toString('utf8')
    return Lexicon.of(JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`))
  }

  #addTo(at: number, lexicon: Lexicon): TermCount {
    const { count, bytes } = this.#counts[at] ?? { count: 0, bytes: 0 }
    if (lexicon.size === count) return { count, bytes }
    const lines = lexicon.since(count).map((text) => `${JSON.stringify(text)}\n`)
    const added = Buffer.from(lines.join(''))
    const file = openSync(join(this.#folder, this.#nameOf(at)), constants.O_RDWR | constants.O_CREAT, 0o600)
    ftruncateSync(file, bytes)
    writeAllSync(file, added, bytes)
    fsyncSync(file)
    closeSync(file)
    return { count: lexicon.size, bytes: bytes + added.length }
  }

  #nameOf(at: number): string {
    return `terms-${this.#generation}-${at}.jsonl`
  }
}
