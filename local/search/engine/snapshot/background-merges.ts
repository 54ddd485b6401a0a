import { Worker } from 'node:worker_threads'
import type { Schema } from '../../model/store.ts'
import type { SegmentContent, TermCounts } from '../segment/content.ts'
import type { Source } from '../segment/gather.ts'
import type { Portion } from '../segment/portion.ts'
import type { Segment } from '../segment/segment.ts'
import { type SegmentedIndex, sourcesOf } from '../store/segmented-index.ts'
import type { SegmentFiles } from './segment-files.ts'

/** Input of a merging thread. */
export interface MergeOrder {
  readonly sources: readonly Source[]
  readonly schema: Schema
  readonly terms: TermCounts
  /** The path of the new segment file. */
  readonly path: string
}

/** Output of a merging thread: the parts of the segment that stay in memory. */
export interface MergeResult {
  readonly content: SegmentContent
}

interface Going {
  readonly parts: readonly Portion[]
  readonly isLarge: boolean
  readonly worker: Worker
  readonly ended: Promise<void>
}

/** A merge of this many records takes seconds; smaller ones do not wait for it. */
const LARGE = 1 << 19

/**
 * Merges parts of an index in threads, at most one large merge and one other at a time. The threads read the
 * parts in place, as their columns are shared memory. Slices of work between requests would be possible too,
 * but a merge of two million records takes seconds, which on a second core delay no request; and the memory
 * of a thread returns to the system when it ends.
 */
export class BackgroundMerges {
  readonly #files: SegmentFiles
  readonly #onMerged: () => void
  #going: readonly Going[] = []

  constructor(files: SegmentFiles, onMerged: () => void) {
    this.#files = files
    this.#onMerged = onMerged
  }

  /** The parts that are being merged. */
  get busy(): ReadonlySet<Portion> {
    return new Set(this.#going.flatMap(({ parts }) => parts))
  }

  /** Starts a merge, unless one of its size is running: when that ends, the next merge is chosen. */
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
          // No snapshot is taken on a full disk: the next one includes the segment.
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

  /** Resolves when no merge is running. */
  async ended(): Promise<void> {
    for (let [first] = this.#going; first; [first] = this.#going) await first.ended
  }

  /** Aborts the running merges; their parts do not change. */
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

  /** The new segment, in which documents that died during the merge are marked as dead. */
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
