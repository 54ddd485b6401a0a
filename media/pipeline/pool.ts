import { type Result, refuse } from '#domain/errors/catalogue.ts'
import type { CropOptions } from './crop-picture.ts'
import type { DescribedPicture } from './describe-picture.ts'
import type { Processed, ProcessOptions } from './processed.ts'
import type { Request, Verb, Work } from './protocol.ts'
import type { PreviewOptions } from './render-preview.ts'
import { type Outcome, startWorker, type Task, type Worker } from './worker.ts'

export interface PoolOptions {
  /** Child processes at work at once. */
  readonly size?: number
  /** For one file; longer is `file-took-too-long`. */
  readonly timeoutMs?: number
  /** For one child; more is `file-took-too-much-memory`. */
  readonly memoryMb?: number
  /**
   * Files handed to a child before it answers the first. Few, and a slow file keeps few others waiting; many, and the
   * children go on while this process is busy with something else.
   */
  readonly depth?: number
  /** Runs the children below normal priority: work that no request waits for leaves the processors to what visitors wait for. */
  readonly isBackground?: boolean
}

export interface Pool {
  /** `processOriginal` in a limited child. What kills the child is that file's refusal and nobody else's. */
  process(bytes: Uint8Array, options?: ProcessOptions): Promise<Result<Processed>>
  /** `describePicture` in a limited child. */
  describe(bytes: Uint8Array): Promise<Result<DescribedPicture>>
  /** `cropPicture` in a limited child. */
  crop(bytes: Uint8Array, options: CropOptions): Promise<Result<readonly Uint8Array[]>>
  /** `renderPreview` in a limited child. */
  render(bytes: Uint8Array, options: PreviewOptions): Promise<Result<Uint8Array>>
  /** Children at work now, for watching their memory. */
  pids(): readonly number[]
  /** Ends the children. Work in hand is rejected. */
  close(): Promise<void>
}

/**
 * A pool of child processes that open untrusted files within limits of time and memory. Children start with the first
 * work and stay for the next; one that was killed or threw is replaced. Work beyond what they can hold waits its turn.
 *
 * Files before it may have harmed the child that a file failed in, so that it is tried again, alone in a new child. Only
 * how it ends there is its refusal.
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
  /** Tried again, each alone. */
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

  /** Starts a further child before giving a busy one more. */
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

  /** Does one task in a child of its own. */
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

function isDescribed(value: unknown): value is DescribedPicture {
  return typeof value === 'object' && value !== null && 'views' in value
}

function isProcessed(value: unknown): value is Processed {
  return typeof value === 'object' && value !== null && 'perceptualHash' in value
}
