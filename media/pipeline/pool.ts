import type { Feature } from '#domain/assets/features.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import type { ConvertOptions } from '#media/convert/convert.ts'
import type { CleanPicture } from './clean-picture.ts'
import type { CropOptions } from './crop-picture.ts'
import type { DescribedPicture } from './describe-picture.ts'
import type { FixedOriginal, FixOptions } from './fix-original.ts'
import type { Processed, ProcessOptions } from './processed.ts'
import type { Request, Verb, Work } from './protocol.ts'
import type { PreviewOptions } from './render-preview.ts'
import { type Outcome, startWorker, type Task, type Worker } from './worker.ts'

export interface PoolOptions {
  /** Number of child processes that work at the same time. */
  readonly size?: number
  /** For one file; a longer time is refused with `file-took-too-long`. */
  readonly timeoutMs?: number
  /** For one child; more memory is refused with `file-took-too-much-memory`. */
  readonly memoryMb?: number
  /**
   * Files sent to a child before it answers the first. With few, a slow file delays few others; with many,
   * the children continue while this process is busy.
   */
  readonly depth?: number
  /**
   * Runs the children below normal priority: background work leaves the processors to requests of visitors.
   */
  readonly isBackground?: boolean
}

export interface Pool {
  /** `processOriginal` in a limited child. If the file ends the child, only this file is refused. */
  process(bytes: Uint8Array, options?: ProcessOptions): Promise<Result<Processed>>
  /** `describePicture` in a limited child. */
  describe(bytes: Uint8Array): Promise<Result<DescribedPicture>>
  /** `cropPicture` in a limited child. */
  crop(bytes: Uint8Array, options: CropOptions): Promise<Result<readonly Uint8Array[]>>
  /** `cleanPicture` in a limited child. */
  clean(bytes: Uint8Array, options: { readonly side: number }): Promise<Result<CleanPicture>>
  /** `readFeatures` in a limited child. */
  features(bytes: Uint8Array): Promise<Result<readonly Feature[]>>
  /** `fixOriginal` in a limited child. */
  fix(bytes: Uint8Array, options: FixOptions): Promise<Result<FixedOriginal>>
  /** `convert` in a limited child. */
  convert(bytes: Uint8Array, options: ConvertOptions): Promise<Result<Uint8Array>>
  /** `renderPreview` in a limited child. */
  render(bytes: Uint8Array, options: PreviewOptions): Promise<Result<Uint8Array>>
  /** The running children, for measuring their memory. */
  pids(): readonly number[]
  /** Ends the children. Pending tasks are rejected. */
  close(): Promise<void>
}

/**
 * A pool of child processes that open untrusted files within limits of time and memory. Children start with
 * the first task and are reused; one that was killed or threw is replaced. Tasks that no child has room for
 * are queued.
 *
 * A file that failed in a child is retried alone in a new child, as earlier files may have damaged the first
 * child. Only the result of the retry is its refusal.
 */
export function createPool({
  size = 2,
  timeoutMs = 10_000,
  memoryMb = 512,
  depth = 4,
  isBackground = false,
}: PoolOptions = {}): Pool {
  const workers = new Set<Worker>()
  const waiting: Task[] = []
  /** Children that retry a single task each. */
  const retrying = new Set<Worker>()
  const failed: Task[] = []
  let closed: (() => void) | undefined

  function deal(): void {
    while (waiting.length > 0 && !closed) {
      const worker = workerWithRoom()
      const task = worker && waiting.shift()
      if (!task) return
      worker.give(task)
    }
  }

  /** Starts a further child before it gives a busy one another task. */
  function workerWithRoom(): Worker | undefined {
    if (workers.size < size && waiting.length > 0) startOne()
    return [...workers].filter((worker) => worker.hasRoom()).sort((a, b) => a.load() - b.load())[0]
  }

  function startOne(): void {
    const worker: Worker = startWorker(
      { timeoutMs, memoryMb, depth, isBackground },
      {
        onRoom: deal,
        onEnd: (unbegun) => {
          workers.delete(worker)
          waiting.unshift(...unbegun)
          if (closed && workers.size + retrying.size === 0) closed()
          deal()
        },
      },
    )
    workers.add(worker)
  }

  /** Runs one task in a separate child. */
  function retry(task: Task): void {
    const worker: Worker = startWorker(
      { timeoutMs, memoryMb, depth: 1, isBackground },
      {
        onRoom: () => {},
        onEnd: () => {
          retrying.delete(worker)
          if (closed && workers.size + retrying.size === 0) closed()
          startRetries()
        },
      },
    )
    retrying.add(worker)
    worker.give({
      ...task,
      settle: (outcome) => {
        worker.end()
        task.settle(outcome)
      },
    })
  }

  function startRetries(): void {
    while (retrying.size < size && failed.length > 0 && !closed) {
      const task = failed.shift()
      if (task) retry(task)
    }
  }

  function ask<T extends Work[Verb]['answer']>(question: Request, isAnswer: (value: unknown) => value is T) {
    return new Promise<Result<T>>((resolve, reject) => {
      if (closed) return reject(new Error('the pool is closed'))
      const settle = (outcome: Outcome) => {
        if (outcome.type === 'unanswered') return reject(new Error(outcome.message))
        if (outcome.type === 'fault')
          return resolve(refuse('file-crashed-reader', outcome.message.slice(0, 300)))
        if (outcome.type === 'ended') return resolve(outcome.refusal)
        const { result } = outcome
        if (!result.ok) return resolve(result)
        if (!isAnswer(result.value)) return reject(new Error('an answer to another question'))
        resolve({ ok: true, value: result.value })
      }
      waiting.push({
        question,
        settle: (outcome) => {
          if ((outcome.type !== 'fault' && outcome.type !== 'ended') || closed) return settle(outcome)
          failed.push({ question, settle })
          startRetries()
        },
      })
      deal()
    })
  }

  return {
    process: (bytes, options = {}) => ask({ verb: 'process', bytes, options }, isProcessed),
    describe: (bytes) => ask({ verb: 'describe', bytes, options: null }, isDescribed),
    crop: (bytes, options) => ask({ verb: 'crop', bytes, options }, isManyBytes),
    clean: (bytes, options) => ask({ verb: 'clean', bytes, options }, isClean),
    features: (bytes) => ask({ verb: 'features', bytes, options: null }, isFeatures),
    fix: (bytes, options) => ask({ verb: 'fix', bytes, options }, isFixed),
    convert: (bytes, options) => ask({ verb: 'convert', bytes, options }, isBytes),
    render: (bytes, options) => ask({ verb: 'render', bytes, options }, isBytes),
    pids: () => [...workers, ...retrying].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    close: () =>
      new Promise((resolve) => {
        closed = resolve
        for (const task of [...waiting.splice(0), ...failed.splice(0)])
          task.settle({ type: 'unanswered', message: 'the pool was closed' })
        if (workers.size + retrying.size === 0) return resolve()
        for (const worker of [...workers, ...retrying]) worker.end()
      }),
  }
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array
}

function isManyBytes(value: unknown): value is readonly Uint8Array[] {
  return Array.isArray(value) && value.every(isBytes)
}

function isClean(value: unknown): value is CleanPicture {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'format' in value
}

function isFeatures(value: unknown): value is readonly Feature[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}

function isDescribed(value: unknown): value is DescribedPicture {
  return typeof value === 'object' && value !== null && 'views' in value
}

function isFixed(value: unknown): value is FixedOriginal {
  return typeof value === 'object' && value !== null && 'fixes' in value
}

function isProcessed(value: unknown): value is Processed {
  return typeof value === 'object' && value !== null && 'perceptualHash' in value
}
