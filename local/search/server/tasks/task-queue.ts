import { setTimeout as sleep } from 'node:timers/promises'
import type { WrittenList } from '#local/search/server/http/parse-long-list.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Command } from './command.ts'
import type { OpenedJournal } from './journal.ts'
import { encodeSteps, type Task } from './journal-lines.ts'

/** Changes, one after the other, each under a number that only grows. */
export interface TaskQueue {
  /**
   * Resolves with the task's number once the change would outlive a kill; it is carried out later. The steps of a
   * batch that came as they are stored are written down as they came.
   */
  submit(command: Command, written?: WrittenList | null): Promise<Outcome<number>>
  /** Whether a task's change can be searched, and would outlive a kill in that state. */
  isPublished(id: number): boolean
  /** Tasks of an index that are not published. */
  pendingOf(index: string): number
  readonly length: number
  /** Finishes the task under way and takes no more; the others are found again at the next start. */
  close(): Promise<void>
}

/** Resolves once the change can be searched and is lasting. */
export type CarryOut = (command: Command) => Promise<void>

/** With so many steps waiting, whoever brings more is answered later. */
const MOST_STEPS = 10_000
/** How long the disk is given before a change is tried again. */
const RETRY_MS = 1_000

export function startTaskQueue(
  { journal, unfinished, lastTask }: OpenedJournal,
  carryOut: CarryOut,
  mostSteps = MOST_STEPS,
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
      if (!(await isCarriedOut(task))) continue
      waiting.shift()
      steps -= stepsOf(task.command)
      lastDone = task.id
      journal.done(task.id)
      oneDone.resolve()
      oneDone = Promise.withResolvers()
    }
  }

  async function isCarriedOut({ id, command }: Task): Promise<boolean> {
    try {
      await carryOut(command)
      return true
    } catch (error) {
      console.error(`task ${id} (${command.type} on ${command.index}):`, error)
      // A full disk may be emptied; a fault of this program stays one, and must not stop everybody else's changes.
      if (!isOfTheSystem(error)) return true
      await sleep(RETRY_MS)
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

function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
