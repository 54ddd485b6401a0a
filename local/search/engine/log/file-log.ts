import { fdatasync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { IndexRecord } from '../../model/record.ts'
import type { Put } from '../../model/store.ts'
import { maxBytes, UNIT, writeEntry } from './entry.ts'
import { LogFile } from './log-file.ts'
import type { RecordLog } from './record-log.ts'

const NAME = /^records-(\d+)\.log$/

/** A change that is read from a log. */
export type Change =
  | { readonly type: 'put'; readonly record: IndexRecord; readonly position: number }
  | { readonly type: 'delete'; readonly objectID: string }

/**
 * A log in the files of a folder, of which only the last one grows. Appended entries are in the system's
 * cache when `append` returns, so they survive the process. They survive the machine once `synced` resolves.
 */
export class FileLog implements RecordLog {
  /** Damage found while reading, in sentences for the operator. */
  readonly damage: string[] = []
  readonly #folder: string
  #files: LogFile[]
  #buffer = Buffer.allocUnsafe(1 << 20)

  /** Opens the entries from the unit `from` on, and drops earlier ones. */
  constructor(folder: string, from: number) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    const bases = readdirSync(folder)
      .flatMap((name) => (NAME.test(name) ? [Number(NAME.exec(name)?.[1])] : []))
      .sort((a, b) => a - b)
    for (const base of bases.filter((each) => each < from)) rmSync(this.#pathOf(base))
    this.#files = bases.filter((base) => base >= from).map((base) => new LogFile(this.#pathOf(base), base))
    if (this.#files.length === 0) this.#files = [new LogFile(this.#pathOf(from), from)]
  }

  /** The unit of the next entry. */
  get end(): number {
    return this.#last.end
  }

  append(puts: readonly Put[]): readonly number[] {
    this.#ownLast()
    let bytes = 0
    const positions = puts.map(({ record, written }) => {
      const text = written ?? JSON.stringify(record)
      this.#reserve(bytes, maxBytes(text))
      const position = this.end + bytes / UNIT
      bytes += writeEntry(this.#buffer, bytes, text, false)
      return position
    })
    this.#last.append(this.#buffer.subarray(0, bytes))
    return positions
  }

  appendDeletion(objectID: string): void {
    this.#ownLast()
    this.#reserve(0, maxBytes(objectID))
    this.#last.append(this.#buffer.subarray(0, writeEntry(this.#buffer, 0, objectID, true)))
  }

  read(position: number): IndexRecord {
    return JSON.parse(this.#fileOf(position).read(position).text)
  }

  /** The JSON of a record as it was written. Does not block this thread, unless the record is long. */
  async textAt(position: number): Promise<string> {
    return (await this.#fileOf(position).readAsync(position)).text
  }

  readAll(positions: readonly number[]): readonly IndexRecord[] {
    const byFile = Map.groupBy(positions, (position) => this.#fileOf(position))
    return [...byFile].flatMap(([file, own]) => [...file.readAll(own)].map(({ text }) => JSON.parse(text)))
  }

  /**
   * All changes from a position on. An incomplete last entry is cut off.
   *
   * @param durableEnd a unit up to which everything was synced: an invalid entry before it was damaged later
   */
  *changesFrom(position: number, durableEnd: number): Generator<Change> {
    let end = Math.max(position, this.#files[0]?.base ?? 0)
    for (const file of this.#files) {
      if (file.end <= position) continue
      if (file.base > end) this.#noteDamage(file.path, end, file.base)
      end = Math.max(end, file.base)
      const durable = file === this.#last ? durableEnd : file.end
      for (const { position: at, entry } of file.entriesFrom(end, durable)) {
        if (at > end) this.#noteDamage(file.path, end, at)
        end = at + entry.units
        yield entry.deletion
          ? { type: 'delete', objectID: entry.text }
          : { type: 'put', record: JSON.parse(entry.text), position: at }
      }
      if (file === this.#last && end < file.end) file.cutAt(end)
    }
    if (end < durableEnd) this.#noteDamage(this.#last.path, end, durableEnd)
  }

  #noteDamage(path: string, from: number, until: number): void {
    const bytes = (until - from) * UNIT
    this.damage.push(
      `${path} is damaged: up to ${bytes} bytes of accepted changes are lost. Run "npm run search -- reconcile".`,
    )
  }

  /**
   * Starts a new file. Later only the last file is synced, so this one is synced first.
   * @returns the first unit of the new file
   */
  rotate(): number {
    if (this.#last.end > this.#last.base) {
      this.#last.syncNow()
      this.#files.push(new LogFile(this.#pathOf(this.end), this.end))
    }
    return this.end
  }

  /** Everything appended so far survives a power cut when this returns. */
  syncNow(): void {
    this.#last.syncNow()
  }

  /** Removes the files that contain nothing from a position on. */
  dropBefore(position: number): void {
    const [kept, dropped] = [
      this.#files.filter((file) => file.base >= position),
      this.#files.filter((file) => file.base < position),
    ]
    for (const file of dropped) {
      file.close()
      rmSync(file.path)
    }
    this.#files = kept
  }

  /**
   * Links the files into another folder without copying: afterwards neither log appends to a file that both
   * have.
   */
  linkInto(folder: string): void {
    for (const { path, base } of this.#files) linkSync(path, join(folder, nameOf(base)))
  }

  async synced(): Promise<void> {
    await promisify(fdatasync)(this.#last.descriptor)
  }

  close(): void {
    for (const file of this.#files) file.close()
    this.#files = []
  }

  get #last(): LogFile {
    return this.#files.at(-1) as LogFile
  }

  #fileOf(position: number): LogFile {
    const file = this.#files.findLast(({ base }) => base <= position)
    if (!file) throw new RangeError(`nothing stands at ${position} of the log in ${this.#folder}`)
    return file
  }

  #ownLast(): void {
    if (this.#last.isShared) this.rotate()
  }

  #reserve(from: number, more: number): void {
    if (from + more <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, from + more))
    this.#buffer.copy(larger, 0, 0, from)
    this.#buffer = larger
  }

  #pathOf(base: number): string {
    return join(this.#folder, nameOf(base))
  }
}

function nameOf(base: number): string {
  return `records-${base}.log`
}
