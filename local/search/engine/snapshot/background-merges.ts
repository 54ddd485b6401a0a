import { Worker } from 'node:worker_threads'
import type { Schema } from '../../model/store.ts'
import type { SegmentContent, TermCounts } from '../segment/content.ts'
import type { Source } from '../segment/gather.ts'
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
  readonly segments: ReadonlySet<Segment>
  readonly worker: Worker
  readonly ended: Promise<void>
}

/**
 * Merges segments in a thread, one merge at a time, which reads them where they are: their columns are shared memory.
 * Slices of work between requests would do too, but a merge of two million records is seconds of work, which on a
 * second core costs requests nothing; and what the thread needed goes back to the system as a whole when it ends.
 */
export class BackgroundMerges {
  readonly #files: SegmentFiles
  readonly #onMerged: () => void
  #going: Going | null = null

  constructor(files: SegmentFiles, onMerged: () => void) {
    this.#files = files
    this.#onMerged = onMerged
  }

  /** Segments that are being merged; all of them where no other merge may begin. */
  get busy(): ReadonlySet<Segment> {
    return this.#going?.segments ?? new Set()
  }

  /** Begins a merge, unless one is going on: when that ends, the next is looked for. */
  begin(index: SegmentedIndex, segments: readonly Segment[]): void {
    if (this.#going) return
    const path = this.#files.newPath()
    const sources = sourcesOf(segments)
    const order: MergeOrder = { sources, schema: index.schema, terms: index.termCounts, path }
    const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), { workerData: order })
    const ended = new Promise<void>((resolve, reject) => {
      worker.once('message', ({ content }: MergeResult) => {
        this.#going = null
        index.replace(segments, this.#merged(content, path, segments))
        this.#onMerged()
        index.mergeDue()
        resolve()
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the merging thread ended early')))
    })
    ended.catch((error: unknown) => {
      this.#going = null
      console.error('a merge failed, and is tried again after the next writes:', error)
    })
    this.#going = { segments: new Set(segments), worker, ended }
  }

  /** Resolves once no merge is going on. */
  async ended(): Promise<void> {
    while (this.#going) await this.#going.ended
  }

  /** Gives up the merge that is going on; its segments stay as they are. */
  stop(): void {
    const going = this.#going
    this.#going = null
    going?.worker.removeAllListeners()
    void going?.worker.terminate()
    this.#files.giveUpComing()
  }

  /** The new segment, in which is dead what died while it was made. */
  #merged(content: SegmentContent, path: string, from: readonly Segment[]): Segment {
    const merged = this.#files.adopt(content, path)
    for (const segment of from) {
      const { positions, hashes } = segment.content.columns
      for (const doc of segment.dead()) {
        for (const copy of merged.withHash(hashes[doc] as number)) {
          if (merged.positionOf(copy) === positions[doc]) merged.kill(copy)
        }
      }
    }
    return merged
  }
}
