import type { IndexRecord } from '../../model/record.ts'

/**
 * Where records are kept as they were written, in the order they were: segments know only where in the log each
 * record stands. On disk the log is the journal too, which is read again from the last snapshot on.
 */
export interface RecordLog {
  /** Keeps a record, and says where: later ones stand further on. */
  append(records: readonly IndexRecord[]): readonly number[]
  /** Notes that an object was deleted. */
  appendDeletion(objectID: string): void
  read(position: number): IndexRecord
  close(): void
}

/** A log that ends with the process. */
export class MemoryLog implements RecordLog {
  readonly #entries: (string | undefined)[]

  constructor(entries: readonly (string | undefined)[] = []) {
    this.#entries = [...entries]
  }

  append(records: readonly IndexRecord[]): readonly number[] {
    return records.map((record) => this.#entries.push(JSON.stringify(record)) - 1)
  }

  appendDeletion(): void {}

  read(position: number): IndexRecord {
    const entry = this.#entries[position]
    if (entry === undefined) throw new RangeError(`nothing stands at ${position} of the log`)
    return JSON.parse(entry)
  }

  copy(): MemoryLog {
    return new MemoryLog(this.#entries)
  }

  close(): void {
    this.#entries.length = 0
  }
}
