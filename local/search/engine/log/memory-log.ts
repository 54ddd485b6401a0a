import type { IndexRecord } from '../../model/record.ts'
import type { Put } from '../../model/store.ts'
import type { RecordLog } from './record-log.ts'

/** A log in memory, for tests and temporary indices. */
export class MemoryLog implements RecordLog {
  readonly #entries: (string | undefined)[]

  constructor(entries: readonly (string | undefined)[] = []) {
    this.#entries = [...entries]
  }

  append(puts: readonly Put[]): readonly number[] {
    return puts.map(({ record }) => this.#entries.push(JSON.stringify(record)) - 1)
  }

  appendDeletion(): void {}

  read(position: number): IndexRecord {
    const entry = this.#entries[position]
    if (entry === undefined) throw new RangeError(`nothing stands at ${position} of the log`)
    return JSON.parse(entry)
  }

  readAll(positions: readonly number[]): readonly IndexRecord[] {
    return positions.map((position) => this.read(position))
  }

  copy(): MemoryLog {
    return new MemoryLog(this.#entries)
  }

  close(): void {
    this.#entries.length = 0
  }
}
