import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ErrorCode, type Refusal, refuse } from '#domain/errors/catalogue.ts'
import type { Reply, Request } from './protocol.ts'
import { residentMemoryMb } from './resident-memory.ts'

export interface Limits {
  /** For one file. */
  readonly timeoutMs: number
  /** Resident memory of the whole child. */
  readonly memoryMb: number
  /** Files sent before the first is answered: the next ones are already transferred while one is drawn. */
  readonly depth: number
  /** Below normal priority. */
  readonly isBackground: boolean
}

export interface Task {
  readonly question: Request
  /** Called once. */
  readonly settle: (outcome: Outcome) => void
}

/**
 * The end of a task: the child's reply, an exception of the child's code (`fault`), the end of the child
 * (`ended`), or none, because the pool was closed or no child starts.
 */
export type Outcome =
  | Exclude<Reply, { type: 'ready' }>
  | { readonly type: 'ended'; readonly refusal: Refusal }
  | { readonly type: 'unanswered'; readonly message: string }

export interface WorkerEvents {
  /** The child can take more tasks. */
  readonly onRoom: () => void
  /** The child has ended; these tasks have no reply yet. */
  readonly onEnd: (unbegun: readonly Task[]) => void
}

export interface Worker {
  readonly pid: number | undefined
  hasRoom(): boolean
  /** Number of unanswered files. */
  load(): number
  give(task: Task): void
  end(): void
}

/** Larger files wait in this process, as the memory of the child is limited. */
const DEPTH_BYTES = 4 * 1024 * 1024
const MEMORY_CHECK_MS = 40
/**
 * Above this share of its memory limit a child is replaced between files, so that earlier files do not count
 * against later ones.
 */
const REPLACEMENT_THRESHOLD = 0.7
/**
 * The renderer's allocator (mimalloc) returns freed memory to the system at once by default, and takes the
 * next picture's from there, page by page: half of the time of drawing an icon. Milliseconds to keep it.
 */
const ALLOCATOR = { MIMALLOC_PURGE_DELAY: '1000' } as const
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** A limited child process and its unanswered files; it works on the first of them. */
export function startWorker(
  { timeoutMs, memoryMb, depth, isBackground }: Limits,
  events: WorkerEvents,
): Worker {
  const child = startChild(memoryMb)
  if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const tasks: Task[] = []
  let ready = false
  let needsReplacement = false
  let replaced = false
  let cause: ErrorCode = 'file-crashed-reader'
  let timer: NodeJS.Timeout | undefined
  let lastOutput = ''

  const watch = setInterval(async () => {
    const used = child.pid === undefined ? null : await residentMemoryMb(child.pid)
    if (used === null) return
    needsReplacement ||= used > memoryMb * REPLACEMENT_THRESHOLD
    if (used > memoryMb && tasks.length > 0) kill('file-took-too-much-memory')
    else if (needsReplacement && tasks.length === 0) child.kill('SIGKILL')
  }, MEMORY_CHECK_MS)
  watch.unref()

  function kill(because: ErrorCode): void {
    cause = because
    child.kill('SIGKILL')
  }
  function replace(): void {
    clearTimeout(timer)
    replaced = true
    child.kill('SIGKILL')
  }
  /** The timer runs for the first file only, and not before the child has started. */
  function restartClock(): void {
    clearTimeout(timer)
    if (ready && tasks.length > 0) timer = setTimeout(() => kill('file-took-too-long'), timeoutMs)
  }
  function reportRoom(): void {
    if (needsReplacement && tasks.length === 0) child.kill('SIGKILL')
    else events.onRoom()
  }

  function giveUp(message: string): void {
    for (const task of tasks.splice(0)) task.settle({ type: 'unanswered', message })
  }

  child.on('message', (reply: Reply) => {
    if (reply.type === 'ready') ready = true
    else tasks.shift()?.settle(reply)
    // After an exception the engines of this child may be in any state: the next files get another one.
    if (reply.type === 'fault') return replace()
    restartClock()
    reportRoom()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    lastOutput = (lastOutput + chunk.toString()).slice(-4000)
  })
  child.on('error', () => child.kill('SIGKILL'))
  child.once('close', () => {
    clearInterval(watch)
    clearTimeout(timer)
    if (!ready) giveUp(`the reader of files does not start: ${lastOutput}`)
    const begun = replaced ? undefined : tasks.shift()
    begun?.settle({ type: 'ended', refusal: refusalFor(cause, lastOutput) })
    events.onEnd(tasks.splice(0))
  })

  return {
    pid: child.pid,
    hasRoom: () =>
      child.connected &&
      !needsReplacement &&
      !replaced &&
      tasks.length < depth &&
      bytesIn(tasks) < DEPTH_BYTES,
    load: () => tasks.length,
    give(task) {
      tasks.push(task)
      if (tasks.length === 1) restartClock()
      // If the child has just died, `close` notices it and settles this task.
      child.send(task.question, () => {})
    },
    end() {
      giveUp('the pool was closed')
      child.kill('SIGKILL')
    },
  }
}

function startChild(memoryMb: number): ChildProcess {
  return fork(CHILD, [], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], ...childOptions(memoryMb) })
}

/** How a child that opens files is started. */
export function childOptions(memoryMb: number): ForkOptions {
  return {
    serialization: 'advanced',
    execArgv: [
      // JavaScript's heap is limited below the whole, the rest is for native libraries.
      `--max-old-space-size=${Math.round(memoryMb * 0.6)}`,
      // With V8's default of 32 MB the heap holds the pixels of dozens of earlier files: such a child passes the threshold
      // after some 1,500 icons, is replaced, and its successor starts with cold code.
      '--max-semi-space-size=8',
      // By default V8 lets a small heap grow by 16 MB before it marks the whole of it, and begins when no more than the young
      // generation is left of that: with these it marks without a pause between. Each time takes as long as ten files.
      '--heap-growing-percent=150',
      // The pool has a child for each processor: further threads would only take turns with it.
      '--single-threaded-gc',
      '--disable-warning=ExperimentalWarning',
    ],
    // The process that opens untrusted files gets no secrets of its parent.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...compileCache(), ...ALLOCATOR },
  }
}

/**
 * With compiled code on the disk a child starts in half the time. In a folder of their own: no other process runs what a
 * child that a file has taken over could write there.
 */
function compileCache(): { readonly NODE_COMPILE_CACHE?: string } {
  const folder = process.env.NODE_COMPILE_CACHE
  return folder ? { NODE_COMPILE_CACHE: join(folder, 'untrusted') } : {}
}

function bytesIn(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { question }) => sum + question.bytes.length, 0)
}

function refusalFor(cause: ErrorCode, lastOutput: string): Refusal {
  const ranOutOfHeap = /heap out of memory|allocation failed/i.test(lastOutput)
  if (cause === 'file-crashed-reader' && ranOutOfHeap) return refuse('file-took-too-much-memory')
  return refuse(cause, lastOutput.trim().slice(-300) || undefined)
}
