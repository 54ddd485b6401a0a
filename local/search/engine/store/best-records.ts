import type { IndexRecord } from '../../model/record.ts'
import type { FileLog } from '../log/file-log.ts'
import type { Segment } from '../segment/segment.ts'

/**
 * One of this many documents of a segment is cached: covers a third of the hits on first pages of words, and
 * more of prefixes.
 */
const ONE_OF = 64
const FEWEST = 1024
const MAX_RECORDS = 8192
/** Most bytes that are cached of a segment, however large its records are. */
const MAX_BYTES = 16 << 20

/**
 * Caches the records of the best documents of each segment in memory. Segments number their documents from
 * the best on, so these are the first hits of common searches. Only they are read repeatedly, at scattered
 * positions of a log that is larger than memory.
 */
export class BestRecords {
  readonly #log: FileLog
  readonly #kept = new WeakMap<Segment, Texts>()
  #reading: Promise<void> | null = null

  constructor(log: FileLog) {
    this.#log = log
  }

  read(segment: Segment, doc: number): IndexRecord {
    const text = this.#kept.get(segment)?.of(doc)
    return text === undefined ? this.#log.read(segment.positionOf(doc)) : JSON.parse(text)
  }

  /**
   * Reads the best records of all segments, one segment after the other in the background, and resolves when
   * they are in memory. The list of segments is read again each time: a segment that was removed is skipped.
   */
  readAhead(segments: () => readonly Segment[]): Promise<void> {
    this.#reading ??= this.#readAll(segments).finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #readAll(segments: () => readonly Segment[]): Promise<void> {
    const isNew = (segment: Segment) => !this.#kept.has(segment)
    for (let next = segments().find(isNew); next; next = segments().find(isNew)) {
      const segment = next
      const texts = await this.#textsOf(segment, () => segments().includes(segment))
      if (texts) this.#kept.set(segment, texts)
    }
  }

  /** Null where the segment was removed meanwhile: its log may have been replaced by another file. */
  async #textsOf({ columns }: Segment, isThere: () => boolean): Promise<Texts | null> {
    const best = columns.positions.subarray(
      0,
      Math.max(FEWEST, Math.min(MAX_RECORDS, columns.count / ONE_OF)),
    )
    const texts: Buffer[] = []
    let bytes = 0
    for (const position of best) {
      const text = await this.#log.textAt(position).catch((error: unknown) => {
        if (isThere()) throw error
        return null
      })
      if (text === null || !isThere()) return null
      const record = Buffer.from(text)
      texts.push(record)
      bytes += record.length
      if (bytes > MAX_BYTES) break
    }
    return new Texts(texts)
  }
}

/** The JSON of the first documents of a segment, in one buffer outside of the heap. */
class Texts {
  readonly #bytes: Buffer
  /** Start of each record; one more than there are. */
  readonly #starts: Uint32Array

  constructor(texts: readonly Buffer[]) {
    this.#bytes = Buffer.concat(texts)
    this.#starts = new Uint32Array(texts.length + 1)
    let end = 0
    for (const [doc, text] of texts.entries()) {
      end += text.length
      this.#starts[doc + 1] = end
    }
  }

  of(doc: number): string | undefined {
    const end = this.#starts[doc + 1]
    return end === undefined ? undefined : this.#bytes.toString('utf8', this.#starts[doc], end)
  }
}
