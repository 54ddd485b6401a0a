import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { DamagedFile } from '#local/search/files/damaged-file.ts'
import { writeAllSync } from '#local/search/files/write-all.ts'
import type { Schema } from '../../model/store.ts'
import type { Terms } from '../segment/terms.ts'
import { Lexicon } from '../vocabulary/lexicon.ts'

const NAME = /^terms-(\d+)-\d+\.jsonl$/

/** The valid part of a term file. */
export interface TermCount {
  readonly count: number
  readonly bytes: number
  /** CRC-32 of the bytes; older files have none. */
  readonly crc?: number
}

const NOTHING: TermCount = { count: 0, bytes: 0, crc: 0 }

/** The valid parts of the files of all lexicons: the words first, then the facets in their order. */
export type TermCounts = readonly TermCount[]

/**
 * The lexicons of a store, one file each, with one string (as JSON) a line in the order of their numbers.
 * Files only grow; a snapshot says how much of each belongs to it, and the rest is cut off.
 */
export class TermFiles {
  readonly #folder: string
  readonly #generation: number
  #counts: TermCount[]

  /** A new generation begins with empty files. */
  constructor(folder: string, generation: number, counts: TermCounts) {
    this.#folder = folder
    this.#generation = generation
    this.#counts = [...counts]
  }

  read({ facets }: Schema): Terms {
    return { words: this.#readOne(0), facets: facets.map((_, facet) => this.#readOne(facet + 1)) }
  }

  /**
   * Appends new strings of the lexicons, and returns the valid parts. They are on the disk when this returns.
   */
  write({ words, facets }: Terms): TermCounts {
    this.#counts = [words, ...facets].map((lexicon, at) => this.#addTo(at, lexicon))
    return this.#counts
  }

  /** Copies the strings into another folder; the files of both then grow independently. */
  copyInto(folder: string): void {
    this.#counts.forEach(({ count }, at) => {
      if (count > 0) copyFileSync(join(this.#folder, this.#nameOf(at)), join(folder, this.#nameOf(at)))
    })
  }

  /** The highest generation in the folder; 0 where there is none. */
  static lastGeneration(folder: string): number {
    return readdirSync(folder).reduce((last, name) => Math.max(last, Number(NAME.exec(name)?.[1] ?? 0)), 0)
  }

  /** Removes the files of earlier generations. */
  removeOthers(): void {
    for (const name of readdirSync(this.#folder)) {
      if (NAME.test(name) && !name.startsWith(`terms-${this.#generation}-`)) rmSync(join(this.#folder, name))
    }
  }

  #readOne(at: number): Lexicon {
    const { count, bytes, crc } = this.#counts[at] ?? NOTHING
    if (count === 0) return new Lexicon()
    const path = join(this.#folder, this.#nameOf(at))
    if (!existsSync(path)) throw new DamagedFile(path, 'it is missing')
    const lines = readFileSync(path).subarray(0, bytes)
    if (lines.length < bytes) throw new DamagedFile(path, `it has ${lines.length} of ${bytes} bytes`)
    if (crc !== undefined && crc32(lines) !== crc) throw new DamagedFile(path, 'its checksum is wrong')
    return Lexicon.of(JSON.parse(`[${lines.toString('utf8').trimEnd().replaceAll('\n', ',')}]`))
  }

  #addTo(at: number, lexicon: Lexicon): TermCount {
    const before = this.#counts[at] ?? NOTHING
    const { count, bytes } = before
    if (lexicon.size === count) return before
    const lines = lexicon.since(count).map((text) => `${JSON.stringify(text)}\n`)
    const added = Buffer.from(lines.join(''))
    const file = openSync(join(this.#folder, this.#nameOf(at)), constants.O_RDWR | constants.O_CREAT, 0o600)
    try {
      ftruncateSync(file, bytes)
      writeAllSync(file, added, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    const crc = before.crc === undefined ? {} : { crc: crc32(added, before.crc) }
    return { count: lexicon.size, bytes: bytes + added.length, ...crc }
  }

  #nameOf(at: number): string {
    return `terms-${this.#generation}-${at}.jsonl`
  }
}
