import { setTimeout as sleep } from 'node:timers/promises'
import type { WrittenList } from '#local/search/server/http/parse-long-list.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Command } from './command.ts'
import { encodeSteps } from './encode-steps.ts'
import type { OpenedJournal } from './journal.ts'
import type { Task } from './journal-format.ts'

/** Executes changes one after the other, each with an increasing task number. */
export interface TaskQueue {
  /**
   * Resolves with the task's number once the change is durable; it is executed later. The steps of a batch
   * that are given as they were received are stored in that form.
   */
  submit(command: Command, written?: WrittenList | null): Promise<Outcome<number>>
  /** Whether a task's change can be searched and survives a kill. */
  isPublished(id: number): boolean
  /** Number of unpublished tasks of an index. */
  pendingOf(index: string): number
  readonly length: number
  /** Finishes the running task and accepts no more; the others are executed after the next start. */
  close(): Promise<void>
}

/** Resolves once the change can be searched and is durable. */
export type ExecuteCommand = (command: Command) => Promise<void>

/** Above this number of waiting steps, submitters are answered later. */
const MAX_STEPS = 10_000
/** The time before a change is retried after a disk error. */
const RETRY_DELAY_MS = 1_000

export function startTaskQueue(
  { journal, unfinished, lastTask }: OpenedJournal,
  carryOut: ExecuteCommand,
  { mostSteps = MAX_STEPS, retryMs = RETRY_DELAY_MS } = {},
): TaskQueue {
  const waiting: Task[] = [...unfinished]
  let steps = unfinished.reduce((sum, { command }) => sum + stepsOf(command), 0)
  let lastGiven = lastTask
  let lastDone = (unfinished[0]?.id ?? lastTask + 1) - 1
  let oneDone = Promise.withResolvers<void>()
  let closing = false
  let working: Promise<void> | null = null
  wake()

  function wake(): void {
    working ??= work().finally(() => {
      working = null
      if (waiting.length > 0 && !closing) wake()
    })
  }

  async function work(): Promise<void> {
    for (let task = waiting[0]; task !== undefined && !closing; task = waiting[0]) {
      const current = task
      if (!(await isCarriedOut(current))) continue
      // Durable before the next task begins: executing a task again after later ones could give another
      // result, above all for a move.
      while (!(await succeeds(current, () => journal.done(current.id)))) if (closing) return
      waiting.shift()
      steps -= stepsOf(current.command)
      lastDone = current.id
      oneDone.resolve()
      oneDone = Promise.withResolvers()
    }
  }

  async function isCarriedOut(task: Task): Promise<boolean> {
    try {
      return await succeeds(task, () => carryOut(task.command))
    } catch (error) {
      // A bug fails again when retried, and must not block later changes.
      logFailure(task, error)
      return true
    }
  }

  /** False after a system error, when it is time to retry: a full disk may be cleaned up. Bugs throw. */
  async function succeeds(task: Task, act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!isSystemError(error)) throw error
      logFailure(task, error)
      await sleep(retryMs)
      return false
    }
  }

  return {
    submit: async (command, written = null) => {
      const encoded = await encodeSteps(command, written)
      if (!encoded.ok) return encoded
      while (steps > mostSteps && !closing) await oneDone.promise
      if (closing) return REFUSALS.closing()
      lastGiven += 1
      const task = { id: lastGiven, command }
      await journal.append(task, encoded.value)
      steps += stepsOf(command)
      waiting.push(task)
      wake()
      return accept(task.id)
    },
    isPublished: (id) => id <= lastDone,
    pendingOf: (index) => waiting.filter(({ command }) => command.index === index).length,
    get length() {
      return waiting.length
    },
    close: async () => {
      closing = true
      oneDone.resolve()
      await working
      await journal.close()
    },
  }
}

function stepsOf(command: Command): number {
  return command.type === 'batch' ? command.requests.length : 1
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function logFailure({ id, command }: Task, error: unknown): void {
  console.error(`task ${id} (${command.type} on ${command.index}):`, error)
}
