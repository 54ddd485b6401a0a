import { join } from 'node:path'
import { tryLock } from '#local/lock.ts'
import { DamagedFile } from '#local/search/files/damaged-file.ts'
import { makeFolder } from '#local/search/files/make-folder.ts'
import type { Filter } from '../../model/filter.ts'
import type { Found, Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { RecordStore, Schema } from '../../model/store.ts'
import { FileLog } from '../log/file-log.ts'
import { LogEnd } from '../log/log-end.ts'
import { DamagedEntry } from '../log/log-file.ts'
import type { Portion } from '../segment/portion.ts'
import { Segment } from '../segment/segment.ts'
import { emptyTerms } from '../segment/terms.ts'
import { BackgroundMerges } from '../snapshot/background-merges.ts'
import { type Manifest, readManifest, writeManifest } from '../snapshot/manifest.ts'
import { writeSegmentFile } from '../snapshot/segment-file.ts'
import { SegmentFiles } from '../snapshot/segment-files.ts'
import { TermFiles } from '../snapshot/term-files.ts'
import { BestRecords } from './best-records.ts'
import { everyRecord, IndexedStore } from './indexed-store.ts'
import { SegmentedIndex, sourcesOf } from './segmented-index.ts'

/**
 * Segments with this many records together are merged at once, in a tenth of a second; larger ones in the
 * background.
 */
const MERGED_AT_ONCE = 16_384

/** A store whose records are in a folder. */
export interface DurableStore extends RecordStore {
  readonly folder: string
  /** Damage found when the store was opened, in sentences for the operator. */
  readonly damage: readonly string[]
  /** Resolves when everything written so far survives the machine; it survives the process at once. */
  saved(): Promise<void>
  /** Resolves when no background work is running, which may take some seconds after many writes. */
  settled(): Promise<void>
  copy(): DurableStore
}

/**
 * The files of a folder: `records-*.log` has the records in the order of their writes, `segment-*.bin` the
 * segments, `terms-*.jsonl` the strings that segments refer to by numbers, and `manifest.json` the files of
 * the last snapshot. A snapshot is taken whenever a background merge ends and when the store is closed; later
 * writes are replayed from the log. The log keeps replaced records: only filling a new store, as a reindex
 * does, frees their space.
 */
export class FileStore extends IndexedStore implements DurableStore {
  protected index: SegmentedIndex
  readonly folder: string
  readonly damage: string[] = []
  readonly #release: () => void
  readonly #log: FileLog
  readonly #logEnd: LogEnd
  readonly #best: BestRecords
  readonly #files: SegmentFiles
  readonly #merges: BackgroundMerges
  #terms: TermFiles
  #generation: number
  #logFrom: number
  #copies = 0
  #isOpen = true

  /** Opens a folder with the schema of its records, or with the given one where it is empty. */
  constructor(folder: string, schema: Schema) {
    super()
    makeFolder(folder)
    const lock = tryLock(join(folder, 'lock'))
    if (!lock.taken) throw new Error(`${folder} is in use by process ${lock.holder.pid}`)
    this.folder = folder
    this.#release = lock.release
    try {
      const { value: manifest, damage } = readManifest(folder)
      this.damage.push(...damage)
      this.#logFrom = manifest?.logFrom ?? 0
      this.#generation = manifest?.generation ?? TermFiles.lastGeneration(folder)
      this.#log = new FileLog(folder, this.#logFrom)
      this.#logEnd = new LogEnd(folder)
      this.#best = new BestRecords(this.#log)
      this.#files = new SegmentFiles(folder)
      this.#merges = new BackgroundMerges(this.#files, () => this.#snapshot())
      this.#terms = new TermFiles(folder, this.#generation, manifest?.terms ?? [])
      this.index = this.#opened(manifest, schema)
      this.damage.push(...this.#log.damage)
      this.#logEnd.write(this.#log.end)
      this.#readAhead()
    } catch (error) {
      lock.release()
      throw error
    }
  }

  override get(objectID: string): IndexRecord | null {
    return this.#withoutDamaged(() => super.get(objectID))
  }

  override find(plan: Plan): Found {
    return this.#withoutDamaged(() => super.find(plan))
  }

  override browse(
    filter: Filter | null,
    cursor: string | null,
    limit: number,
  ): ReturnType<IndexedStore['browse']> {
    return this.#withoutDamaged(() => super.browse(filter, cursor, limit))
  }

  clear(): void {
    this.#exchange(this.schema, () => undefined)
  }

  /** Takes about 20 µs a record and blocks the store: for many records, fill a new store instead. */
  reshape(schema: Schema): void {
    const before = this.index
    this.#exchange(schema, () => {
      for (const records of everyRecord(before))
        this.write(records.map((record) => ({ type: 'put', record })))
    })
  }

  /** A store in a folder beside this one; records and segments are shared until either store changes them. */
  copy(): FileStore {
    this.#keepAll()
    const folder = `${this.folder}-copy-${process.pid}-${++this.#copies}`
    makeFolder(folder)
    this.#log.linkInto(folder)
    this.#files.linkInto(folder)
    this.#terms.copyInto(folder)
    writeManifest(folder, this.#manifest())
    return new FileStore(folder, this.schema)
  }

  async saved(): Promise<void> {
    const { end } = this.#log
    await this.#log.synced()
    if (this.#isOpen) this.#logEnd.write(end)
  }

  async settled(): Promise<void> {
    await this.#merges.ended()
    await this.#readAhead()
  }

  /** Closes also when there is no space for a last snapshot: the next start replays the log instead. */
  close(): void {
    this.#isOpen = false
    try {
      this.#keepAll()
    } catch (error) {
      console.error(`${this.folder}: no snapshot was taken, the next start reads the log:`, error)
    }
    this.#merges.stop()
    this.#files.keep([])
    this.#logEnd.close()
    this.#log.close()
    this.#release()
  }

  /** The last snapshot with later writes of the log, or the whole log where the snapshot is damaged. */
  #opened(manifest: Manifest | null, schema: Schema): SegmentedIndex {
    const synced = Math.max(manifest?.logEnd ?? 0, this.#logEnd.read())
    try {
      if (manifest === null && this.damage.length > 0)
        throw new DamagedFile(this.folder, 'it has no snapshot')
      if (this.#log.end < (manifest?.logEnd ?? 0)) throw new DamagedFile(this.folder, 'its log was cut short')
      this.index = manifest ? this.#loaded(manifest) : this.#empty(schema)
      this.#files.removeOthers()
      this.#replay(manifest?.logged ?? 0, synced)
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      this.damage.push(`${error.message}. The index is made anew from the log.`)
      this.#rebuild(manifest?.schema ?? schema, synced)
    }
    return this.index
  }

  #loaded(manifest: Manifest): SegmentedIndex {
    const { schema } = manifest
    return this.#indexOf(schema, this.#terms.read(schema), this.#files.open(manifest))
  }

  /** Rebuilds everything from the log. */
  #rebuild(schema: Schema, synced: number): void {
    this.#generation++
    this.#terms = new TermFiles(this.folder, this.#generation, [])
    this.index = this.#empty(schema)
    this.#replay(this.#logFrom, synced)
    this.#keepAll()
  }

  #empty(schema: Schema): SegmentedIndex {
    return this.#indexOf(schema, emptyTerms(schema), [])
  }

  #indexOf(
    schema: Schema,
    terms: SegmentedIndex['terms'],
    segments: SegmentedIndex['segments'],
  ): SegmentedIndex {
    return new SegmentedIndex({
      schema,
      log: this.#log,
      terms,
      segments,
      read: (segment, doc) => this.#best.read(segment, doc),
      onGrow: (index) => this.#mergeDue(index),
    })
  }

  /** @param synced a unit of the log up to which everything was durable */
  #replay(from: number, synced: number): void {
    for (const change of this.#log.changesFrom(from, synced)) {
      if (change.type === 'put') this.index.take(change.record, change.position)
      else this.index.forget(change.objectID)
    }
  }

  /** A record that cannot be read from the log is removed from the index; the others are still found. */
  #withoutDamaged<T>(read: () => T): T {
    for (;;) {
      try {
        return read()
      } catch (error) {
        if (!(error instanceof DamagedEntry) || !this.index.dropAt(error.position)) throw error
        console.error(`${error.message}. Its record is lost: run "npm run search -- reconcile".`)
      }
    }
  }

  #mergeDue(index: SegmentedIndex): void {
    for (;;) {
      const due = index.dueMerge(this.#merges.busy)
      if (!due) break
      const records = due.reduce((sum, part) => sum + part.size, 0)
      if (records <= MERGED_AT_ONCE) index.mergeNow(due)
      else if (!this.#merges.begin(index, due, records)) return
    }
    this.#readAhead()
  }

  /** Waits until writes and merges have ended, as segments that are merged soon are not worth caching. */
  async #readAhead(): Promise<void> {
    const resting = () => (this.#isOpen && this.#merges.busy.size === 0 ? this.index.segments : [])
    await this.#best.readAhead(resting).catch((error: unknown) => {
      console.error('records were not read ahead, and are read when they are asked for:', error)
    })
  }

  /** Rebuilds the store under another schema, and only then releases the previous state. */
  #exchange(schema: Schema, fill: () => void): void {
    this.#merges.stop()
    this.#logFrom = this.#log.rotate()
    this.#generation++
    this.#terms = new TermFiles(this.folder, this.#generation, [])
    this.index = this.#empty(schema)
    fill()
    this.#keepAll()
    this.#log.dropBefore(this.#logFrom)
  }

  /**
   * Writes everything that is only in memory to files, and takes a snapshot. Aborts merges of these records.
   */
  #keepAll(): void {
    this.index.endDraft()
    this.#merges.stop()
    const loose = this.#loose()
    const sources = sourcesOf(loose)
    if (sources.length > 0) {
      const path = this.#files.newPath()
      const content = this.index.contentOf(sources)
      writeSegmentFile(path, content)
      this.index.replace(loose, this.#files.adopt(content, path))
    }
    this.#snapshot()
  }

  /**
   * Segments refer to positions in the log: it is synced before a manifest names them, as a power cut could
   * truncate it.
   */
  #snapshot(): void {
    this.#log.syncNow()
    this.#files.keep(this.index.segments)
    writeManifest(this.folder, this.#manifest())
    this.#files.removeOthers()
    this.#terms.removeOthers()
    this.#readAhead()
  }

  #manifest(): Manifest {
    return {
      schema: this.schema,
      logged: this.#logged(),
      logFrom: this.#logFrom,
      logEnd: this.#log.end,
      generation: this.#generation,
      terms: this.#terms.write(this.index.terms),
      segments: this.#files.list(),
    }
  }

  /** The log position of the first record that is in no file yet. */
  #logged(): number {
    const firsts = this.#loose().map(({ columns }) =>
      columns.positions.reduce((a, b) => Math.min(a, b), this.#log.end),
    )
    return Math.min(this.#log.end, this.index.draftedFrom ?? this.#log.end, ...firsts)
  }

  /** The portions that are in no file yet. */
  #loose(): Portion[] {
    return this.index.parts.filter((part) => !(part instanceof Segment && this.#files.has(part)))
  }
}
