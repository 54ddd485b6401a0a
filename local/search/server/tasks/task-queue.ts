import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Command } from './command.ts'
import type { OpenedJournal } from './journal.ts'
import { encodeSteps, type Task } from './journal-lines.ts'

/** Changes, one after the other, each under a number that only grows. */
export interface TaskQueue {
  /** Resolves with the task's number once the change would outlive a kill; it is carried out later. */
  submit(command: Command): Promise<Outcome<number>>
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

export function startTaskQueue(
  { journal, unfinished, lastTask }: OpenedJournal,
  carryOut: CarryOut,
): TaskQueue {
  const waiting: Task[] = [...unfinished]
  let lastGiven = lastTask
  let lastDone = (unfinished[0]?.id ?? lastTask + 1) - 1
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
      try {
        await carryOut(task.command)
      } catch (error) {
        // A fault of this program: to try again would only stop everybody else's changes too.
        console.error(`task ${task.id} (${task.command.type} on ${task.command.index}):`, error)
      }
      waiting.shift()
      lastDone = task.id
      journal.done(task.id)
    }
  }

  return {
    submit: async (command) => {
      const steps = await encodeSteps(command)
      if (!steps.ok) return steps
      if (closing) return REFUSALS.closing()
      lastGiven += 1
      const task = { id: lastGiven, command }
      await journal.append(task, steps.value)
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
      await working
      await journal.close()
    },
  }
}
