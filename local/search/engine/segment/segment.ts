import { andNot } from '../docset/combine.ts'
import { type DocSet, denseSet, docsOf, fullSet, setBit, wordsOf } from '../docset/doc-set.ts'
import type { SegmentContent } from './content.ts'
import { docsWithHash } from './id-table.ts'
import { PostingSets, type ReadLong } from './posting-sets.ts'

/** Where the long lists of a segment are when they are not in memory. */
export interface LongLists {
  readonly words: ReadLong
  readonly facets: readonly ReadLong[]
}

/**
 * Records that were sealed together, numbered so that the best come first. Its content never changes; only which of
 * its documents still live does: a record that is written again or deleted is marked as dead here.
 */
export class Segment {
  readonly content: SegmentContent
  readonly words: PostingSets
  readonly facets: readonly PostingSets[]
  #dead: Uint32Array
  #deadCount = 0
  #alive: DocSet | null = null

  constructor(content: SegmentContent, long: LongLists | null, dead: Uint32Array | null = null) {
    this.content = content
    this.words = new PostingSets(content.words, long?.words ?? null)
    this.facets = content.facets.map(
      (postings, index) => new PostingSets(postings, long?.facets[index] ?? null),
    )
    this.#dead = new Uint32Array(wordsOf(this.universe))
    for (const doc of dead ?? []) this.kill(doc)
  }

  get universe(): number {
    return this.content.columns.count
  }

  /** How many of its documents live. */
  get size(): number {
    return this.universe - this.#deadCount
  }

  alive(): DocSet {
    this.#alive ??=
      this.#deadCount === 0
        ? fullSet(this.universe)
        : andNot(fullSet(this.universe), denseSet(this.#dead.slice(), this.universe))
    return this.#alive
  }

  isAlive(doc: number): boolean {
    return this.#deadCount === 0 || (((this.#dead[doc >>> 5] as number) >>> (doc & 31)) & 1) === 0
  }

  kill(doc: number): void {
    if (!this.isAlive(doc)) return
    setBit(this.#dead, doc)
    this.#deadCount++
    this.#alive = null
  }

  /** The dead, ascending. */
  dead(): Uint32Array {
    return docsOf(denseSet(this.#dead.slice(), this.universe, this.#deadCount))
  }

  positionOf(doc: number): number {
    return this.content.columns.positions[doc] as number
  }

  /** Living documents whose object id has this hash. */
  withHash(hash: number): readonly number[] {
    const docs = docsWithHash(this.content.ids, this.content.columns.hashes, hash)
    return docs.length === 0 ? docs : docs.filter((doc) => this.isAlive(doc))
  }

  /** The same content with the same dead, living on by itself. */
  copy(long: LongLists | null): Segment {
    return new Segment(this.content, long, this.dead())
  }

  /** The documents that may be taken into another segment. */
  living(): Uint32Array {
    return docsOf(this.alive())
  }
}
