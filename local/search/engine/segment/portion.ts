import { andNot } from '../docset/combine.ts'
import { type DocSet, denseSet, docsOf, fullSet, setBit, wordsOf } from '../docset/doc-set.ts'
import type { Columns } from './columns.ts'
import type { Source } from './gather.ts'
import { docsWithHash, type IdTable } from './id-table.ts'
import { objectIdOf } from './object-ids.ts'

/**
 * Consecutive records as columns, which suffice to merge them and to find one by its id. Its columns never
 * change; a record that is replaced or deleted is marked as dead here.
 */
export class Portion {
  readonly columns: Columns
  readonly #ids: IdTable
  #dead: Uint32Array
  #deadCount = 0
  #alive: DocSet | null = null

  constructor(columns: Columns, ids: IdTable, dead: Uint32Array | null = null) {
    this.columns = columns
    this.#ids = ids
    this.#dead = new Uint32Array(wordsOf(this.universe))
    for (const doc of dead ?? []) this.kill(doc)
  }

  get universe(): number {
    return this.columns.count
  }

  /** The number of living documents. */
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

  /** The dead documents, ascending. */
  dead(): Uint32Array {
    return docsOf(denseSet(this.#dead.slice(), this.universe, this.#deadCount))
  }

  positionOf(doc: number): number {
    return this.columns.positions[doc] as number
  }

  /** The object id of a document, where it is stored apart from its record. */
  objectIdOf(doc: number): string | null {
    return objectIdOf(this.columns.objectIds, doc)
  }

  /** Living documents whose object id has this hash. */
  withHash(hash: number): readonly number[] {
    const docs = docsWithHash(this.#ids, this.columns.hashes, hash)
    return docs.length === 0 ? docs : docs.filter((doc) => this.isAlive(doc))
  }

  /** Its living documents, as a source for another segment. */
  source(): Source {
    return { columns: this.columns, docs: docsOf(this.alive()) }
  }
}
