import type { RecordStore, Schema } from '../model/store.ts'
import { MemoryLog } from './log/memory-log.ts'
import { emptyTerms, type Terms } from './segment/terms.ts'
import { everyRecord, IndexedStore } from './store/indexed-store.ts'
import { SegmentedIndex } from './store/segmented-index.ts'
import { Lexicon } from './vocabulary/lexicon.ts'

/** A store in memory, for tests and temporary indices. */
export function createMemoryStore(schema: Schema): RecordStore {
  const log = new MemoryLog()
  return new MemoryStore(emptyIndex(schema, log), log)
}

class MemoryStore extends IndexedStore {
  protected index: SegmentedIndex
  #log: MemoryLog

  constructor(index: SegmentedIndex, log: MemoryLog) {
    super()
    this.index = index
    this.#log = log
  }

  clear(): void {
    this.#exchange(this.schema)
  }

  reshape(schema: Schema): void {
    const before = this.index
    this.#exchange(schema)
    for (const records of everyRecord(before)) {
      this.index.write(records.map((record) => ({ type: 'put', record })))
    }
  }

  copy(): RecordStore {
    const log = this.#log.copy()
    const { schema, terms } = this.index
    const segments = this.index.settled().map((segment) => segment.copy(null))
    return new MemoryStore(
      new SegmentedIndex({ schema, log, terms: copyOf(terms), segments, onGrow: mergeAllDue }),
      log,
    )
  }

  close(): void {
    this.#log.close()
  }

  #exchange(schema: Schema): void {
    this.#log = new MemoryLog()
    this.index = emptyIndex(schema, this.#log)
  }
}

function emptyIndex(schema: Schema, log: MemoryLog): SegmentedIndex {
  return new SegmentedIndex({ schema, log, terms: emptyTerms(schema), segments: [], onGrow: mergeAllDue })
}

function mergeAllDue(index: SegmentedIndex): void {
  for (let due = index.dueMerge(); due; due = index.dueMerge()) index.mergeNow(due)
}

function copyOf({ words, facets }: Terms): Terms {
  return {
    words: Lexicon.of(words.since(0)),
    facets: facets.map((lexicon) => Lexicon.of(lexicon.since(0))),
  }
}
