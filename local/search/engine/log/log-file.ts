import {
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  read,
  readSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { DamagedFile } from '#local/search/files/damaged-file.ts'
import { syncFolder } from '#local/search/files/sync-folder.ts'
import { writeAllSync } from '#local/search/files/write-all.ts'
import { type Entry, entryBytes, MAX_ENTRY_BYTES, readEntry, UNIT } from './entry.ts'

/** Bytes of one read when a log is read from end to end. */
const CHUNK = 8 << 20

/** Bytes of the first read for one entry: most records are shorter. */
const GUESS = 2048

/**
 * Entries that begin no further apart than this are read together: reading the bytes between costs less than another
 * read.
 */
const GAP = 16_384
/** Most bytes that are written together. */
const MAX_WRITE_BYTES = 1 << 20

const readBytes = promisify(read)

/** The bytes at a position of a log differ from what was written there. */
export class DamagedEntry extends DamagedFile {
  readonly position: number

  constructor(path: string, position: number) {
    super(path, `it holds no entry at unit ${position} of the log`)
    this.position = position
  }
}

/** One file of a log: the entries from the unit `base` on. */
export class LogFile {
  readonly path: string
  readonly base: number
  readonly #file: number
  readonly #scratch = Buffer.allocUnsafe(GUESS)
  #units: number

  constructor(path: string, base: number) {
    this.path = path
    this.base = base
    const isNew = !existsSync(path)
    // Not opened for appending: an entry is written at its own position, over the rest of an interrupted
    // write.
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    if (isNew) syncFolder(dirname(path))
    const bytes = fstatSync(this.#file).size
    this.#units = Math.floor(bytes / UNIT)
    if (bytes % UNIT !== 0) this.cutAt(this.end)
  }

  /** The unit after the last entry. */
  get end(): number {
    return this.base + this.#units
  }

  /** Whether another store shares the file: then no entry may be appended. */
  get isShared(): boolean {
    return fstatSync(this.#file).nlink > 1
  }

  get descriptor(): number {
    return this.#file
  }

  /** Appends all entries or none: after a failure the next ones overwrite these. */
  append(entries: Buffer): void {
    writeAllSync(this.#file, entries, this.#units * UNIT)
    this.#units += entries.length / UNIT
  }

  /** The entries survive a power cut when this returns. */
  syncNow(): void {
    fdatasyncSync(this.#file)
  }

  read(position: number): Entry {
    const bytes = readSync(this.#file, this.#scratch, 0, GUESS, this.#offsetOf(position))
    return this.#entryAt(position, this.#scratch.subarray(0, bytes))
  }

  /** The same without blocking the thread, unless the entry is longer than most. */
  async readAsync(position: number): Promise<Entry> {
    const buffer = Buffer.allocUnsafe(GUESS)
    const { bytesRead } = await readBytes(this.#file, buffer, 0, GUESS, this.#offsetOf(position))
    return this.#entryAt(position, buffer.subarray(0, bytesRead))
  }

  /** @param guessed the bytes from the position on, as many as most entries have */
  #entryAt(position: number, guessed: Buffer): Entry {
    const bytes = entryBytes(guessed, 0) ?? 0
    const whole = bytes <= guessed.length ? guessed : this.#readWhole(this.#offsetOf(position), bytes)
    const entry = readEntry(whole, 0)
    if (!entry) throw new DamagedEntry(this.path, position)
    return entry
  }

  /** Entries at ascending positions; neighbours are read together. */
  *readAll(positions: readonly number[]): Generator<Entry> {
    for (let from = 0; from < positions.length; ) {
      const until = this.#lastNear(positions, from)
      const [first, last] = [positions[from] as number, positions[until] as number]
      const chunk = this.#readWhole(this.#offsetOf(first), (last - first) * UNIT + GUESS)
      for (; from <= until; from++) {
        const position = positions[from] as number
        yield readEntry(chunk, (position - first) * UNIT) ?? this.read(position)
      }
    }
  }

  /** The index of the last of the positions that is read together with the one at `from`. */
  #lastNear(positions: readonly number[], from: number): number {
    const most = (positions[from] as number) + MAX_WRITE_BYTES / UNIT
    let last = from
    for (let next = from + 1; next < positions.length; last = next++) {
      const [before, position] = [positions[last] as number, positions[next] as number]
      if (position - before > GAP / UNIT || position > most) break
    }
    return last
  }

  /**
   * The entries from a position on, up to the first incomplete one. Everything before `durableEnd` was
   * synced: an invalid entry there was damaged later, and the entries after it are still read.
   */
  *entriesFrom(
    position: number,
    durableEnd: number,
  ): Generator<{ readonly position: number; readonly entry: Entry }> {
    let chunk: Buffer = Buffer.alloc(0)
    let start = position
    for (let next = position; next < this.end; ) {
      let offset = (next - start) * UNIT
      const bytes = entryBytes(chunk, offset)
      if (bytes === null || (offset + bytes > chunk.length && bytes <= MAX_ENTRY_BYTES)) {
        const most = (this.end - next) * UNIT
        chunk = this.#readWhole(this.#offsetOf(next), Math.min(most, Math.max(CHUNK, bytes ?? 0)))
        start = next
        offset = 0
      }
      const entry = readEntry(chunk, offset)
      if (!entry) {
        if (next >= durableEnd) return
        next += 1
        continue
      }
      yield { position: next, entry }
      next += entry.units
    }
  }

  /** Cuts off an incomplete entry of a killed process. */
  cutAt(position: number): void {
    ftruncateSync(this.#file, this.#offsetOf(position))
    this.#units = position - this.base
  }

  close(): void {
    closeSync(this.#file)
  }

  #offsetOf(position: number): number {
    return (position - this.base) * UNIT
  }

  #readWhole(offset: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafe(length)
    return buffer.subarray(0, readSync(this.#file, buffer, 0, length, offset))
  }
}
