import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type ErrorCode, type Refusal, refuse } from '#domain/errors/catalogue.ts'
import type { Reply, Request } from './protocol.ts'
import { residentMemoryMb } from './resident-memory.ts'

export interface Limits {
  /** For one file. */
  readonly timeoutMs: number
  /** Resident memory of the whole child. */
  readonly memoryMb: number
  /** Files handed over before the first is answered: while one is drawn the next are already on their way. */
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
 * How a task ends: with the child's answer, with an exception of the child's code (`fault`), with the child's own end
 * (`ended`), or unanswered, because the pool was closed or no child starts.
 */
export type Outcome =
  | Exclude<Reply, { type: 'ready' }>
  | { readonly type: 'ended'; readonly refusal: Refusal }
  | { readonly type: 'unanswered'; readonly message: string }

export interface WorkerEvents {
  /** Room for more work. */
  readonly onRoom: () => void
  /** The child is gone; these tasks have no answer yet. */
  readonly onEnd: (unbegun: readonly Task[]) => void
}

export interface Worker {
  readonly pid: number | undefined
  hasRoom(): boolean
  /** Files in hand. */
  load(): number
  give(task: Task): void
  end(): void
}

/** Large files wait here and not in the child, whose memory is counted. */
const DEPTH_BYTES = 4 * 1024 * 1024
const MEMORY_CHECK_MS = 40
/** Above this share of its memory a child is replaced between files, so that none pays for those before it. */
const TIRED = 0.7
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** One limited child process and the files it has in hand; the first of them is the one it works on. */
export function startWorker(
  { timeoutMs, memoryMb, depth, isBackground }: Limits,
  events: WorkerEvents,
): Worker {
  const child = startChild(memoryMb)
  if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const tasks: Task[] = []
  let ready = false
  let tired = false
  let replaced = false
  let cause: ErrorCode = 'file-crashed-reader'
  let timer: NodeJS.Timeout | undefined
  let lastWords = ''

  const watch = setInterval(async () => {
    const used = child.pid === undefined ? null : await residentMemoryMb(child.pid)
    if (used === null) return
    tired ||= used > memoryMb * TIRED
    if (used > memoryMb && tasks.length > 0) kill('file-took-too-much-memory')
    else if (tired && tasks.length === 0) child.kill('SIGKILL')
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
  /** The clock runs for the first file only, and not before the child has started. */
  function restartClock(): void {
    clearTimeout(timer)
    if (ready && tasks.length > 0) timer = setTimeout(() => kill('file-took-too-long'), timeoutMs)
  }
  function giveRoom(): void {
    if (tired && tasks.length === 0) child.kill('SIGKILL')
    else events.onRoom()
  }

  function giveUp(message: string): void {
    for (const task of tasks.splice(0)) task.settle({ type: 'unanswered', message })
  }

  child.on('message', (reply: Reply) => {
    if (reply.type === 'ready') ready = true
    else tasks.shift()?.settle(reply)
    // An exception may leave the engines of this child in any state: the files behind it get another one.
    if (reply.type === 'fault') return replace()
    restartClock()
    giveRoom()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-4000)
  })
  child.on('error', () => child.kill('SIGKILL'))
  child.once('close', () => {
    clearInterval(watch)
    clearTimeout(timer)
    if (!ready) giveUp(`the reader of files does not start: ${lastWords}`)
    const begun = replaced ? undefined : tasks.shift()
    begun?.settle({ type: 'ended', refusal: refusalFor(cause, lastWords) })
    events.onEnd(tasks.splice(0))
  })

  return {
    pid: child.pid,
    hasRoom: () =>
      child.connected && !tired && !replaced && tasks.length < depth && bytesIn(tasks) < DEPTH_BYTES,
    load: () => tasks.length,
    give(task) {
      tasks.push(task)
      if (tasks.length === 1) restartClock()
      // A child that has just died is noticed by `close`, which settles this task.
      child.send(task.question, () => {})
    },
    end() {
      giveUp('the pool was closed')
      child.kill('SIGKILL')
    },
  }
}

function startChild(memoryMb: number): ChildProcess {
  return fork(CHILD, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // JavaScript's own heap ends below the limit, the rest is the native libraries'.
    execArgv: [`--max-old-space-size=${Math.round(memoryMb * 0.6)}`, '--disable-warning=ExperimentalWarning'],
    // Nothing of the parent's secrets reaches the process that opens untrusted files.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
  })
}

function bytesIn(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { question }) => sum + question.bytes.length, 0)
}

function refusalFor(cause: ErrorCode, lastWords: string): Refusal {
  const ranOutOfHeap = /heap out of memory|allocation failed/i.test(lastWords)
  if (cause === 'file-crashed-reader' && ranOutOfHeap) return refuse('file-took-too-much-memory')
  return refuse(cause, lastWords.trim().slice(-300) || undefined)
}
