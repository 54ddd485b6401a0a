import { Worker } from 'node:worker_threads'
import type { Schema } from '../../model/store.ts'
import type { SegmentContent, TermCounts } from '../segment/content.ts'
import type { Source } from '../segment/gather.ts'
import type { Portion } from '../segment/portion.ts'
import type { Segment } from '../segment/segment.ts'
import { type SegmentedIndex, sourcesOf } from '../store/segmented-index.ts'
import type { SegmentFiles } from './segment-files.ts'

/** What a merging thread is given. */
export interface MergeOrder {
  readonly sources: readonly Source[]
  readonly schema: Schema
  readonly terms: TermCounts
  /** Where the segment is written. */
  readonly path: string
}

/** What it gives back: all of the segment that belongs in memory. */
export interface MergeResult {
  readonly content: SegmentContent
}

interface Going {
  readonly parts: readonly Portion[]
  readonly isLarge: boolean
  readonly worker: Worker
  readonly ended: Promise<void>
}

/** From so many records on a merge takes seconds; smaller ones do not wait for it. */
const LARGE = 1 << 19

/**
 * Merges parts of an index in threads, one large merge and one other at a time, which read them where they are: their
 * columns are shared memory. Slices of work between requests would do too, but a merge of two million records is
 * seconds of work, which on a second core costs requests nothing; and what a thread needed goes back to the system as
 * a whole when it ends.
 */
export class BackgroundMerges {
  readonly #files: SegmentFiles
  readonly #onMerged: () => void
  #going: readonly Going[] = []

  constructor(files: SegmentFiles, onMerged: () => void) {
    this.#files = files
    this.#onMerged = onMerged
  }

  /** What is being merged. */
  get busy(): ReadonlySet<Portion> {
    return new Set(this.#going.flatMap(({ parts }) => parts))
  }

  /** Begins a merge of so many records, unless one of its size is going on: when that ends, the next is looked for. */
  begin(index: SegmentedIndex, parts: readonly Portion[], records: number): boolean {
    const isLarge = records >= LARGE
    if (this.#going.some((going) => going.isLarge === isLarge)) return false
    const path = this.#files.newPath()
    const order: MergeOrder = {
      sources: sourcesOf(parts),
      schema: index.schema,
      terms: index.termCounts,
      path,
    }
    const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), { workerData: order })
    const ended = new Promise<void>((resolve, reject) => {
      worker.once('message', ({ content }: MergeResult) => {
        this.#end(worker)
        try {
          if (index.holds(parts)) index.replace(parts, this.#merged(content, path, parts))
          else this.#files.giveUp(path)
          this.#onMerged()
          index.mergeDue()
          resolve()
        } catch (error) {
          // On a full disk no snapshot is taken: the next one has the segment too.
          reject(error)
        }
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the merging thread ended early')))
    })
    ended.catch((error: unknown) => {
      this.#end(worker)
      console.error('a merge failed, and is tried again after the next writes:', error)
    })
    this.#going = [...this.#going, { parts, isLarge, worker, ended }]
    return true
  }

  /** Resolves once no merge is going on. */
  async ended(): Promise<void> {
    for (let [first] = this.#going; first; [first] = this.#going) await first.ended
  }

  /** Gives up the merges that are going on; their parts stay as they are. */
  stop(): void {
    for (const { worker } of this.#going) {
      worker.removeAllListeners()
      void worker.terminate()
    }
    this.#going = []
    this.#files.giveUpComing()
  }

  #end(worker: Worker): void {
    this.#going = this.#going.filter((going) => going.worker !== worker)
  }

  /** The new segment, in which is dead what died while it was made. */
  #merged(content: SegmentContent, path: string, from: readonly Portion[]): Segment {
    const merged = this.#files.adopt(content, path)
    for (const part of from) {
      const { positions, hashes } = part.columns
      for (const doc of part.dead()) {
        for (const copy of merged.withHash(hashes[doc] as number)) {
          if (merged.positionOf(copy) === positions[doc]) merged.kill(copy)
        }
      }
    }
    return merged
  }
}
