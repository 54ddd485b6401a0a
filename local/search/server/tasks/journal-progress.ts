import { existsSync } from 'node:fs'
import { SlotFile } from '#local/search/files/slot-file.ts'

/** The progress of the journal's tasks, as the last process left it. */
export interface Progress {
  /** Every task up to this one was executed. */
  readonly done: number
  /** A task up to which every accepted one was durable; after a power cut it may be an earlier one. */
  readonly acknowledged: number
  /** False where the file is missing or unreadable. */
  readonly isKnown: boolean
}

interface DoneSlot {
  readonly sequence: number
  readonly done: number
}

/** The two slots are written alternately, so that the last synced one is never torn. */
const DONE_SLOTS = [0, 1] as const
const ACKNOWLEDGED_SLOT = 2
const SLOTS = 3

/** The file beside the journal with the last executed task. It is created by the first write. */
export class JournalProgress {
  readonly #path: string
  #file: SlotFile | null
  #sequence = 0

  constructor(path: string) {
    this.#path = path
    this.#file = existsSync(path) ? new SlotFile(path, SLOTS) : null
  }

  read(): Progress {
    const file = this.#file
    if (file === null) return { done: 0, acknowledged: 0, isKnown: false }
    const slots = DONE_SLOTS.flatMap((slot) => (file.read(slot) as DoneSlot | null) ?? [])
    const last = slots.toSorted((a, b) => b.sequence - a.sequence)[0]
    const acknowledged = file.read(ACKNOWLEDGED_SLOT) as { readonly acknowledged: number } | null
    this.#sequence = last?.sequence ?? 0
    return {
      done: last?.done ?? 0,
      acknowledged: acknowledged?.acknowledged ?? 0,
      isKnown: last !== undefined,
    }
  }

  /** Creates the file, with the number of executed tasks, before a task is accepted. */
  async begin(done: number): Promise<void> {
    if (this.#file !== null && this.#sequence > 0) return
    this.#file ??= new SlotFile(this.#path, SLOTS)
    await this.done(done)
  }

  /** Records that a task is durable. The record survives the process, but not the machine. */
  acknowledge(task: number): void {
    this.#file?.write(ACKNOWLEDGED_SLOT, { acknowledged: task })
  }

  /** Resolves once it is durable that every task up to this one was executed. */
  async done(task: number): Promise<void> {
    const sequence = this.#sequence + 1
    this.#file?.write(DONE_SLOTS[sequence % 2] ?? 0, { sequence, done: task } satisfies DoneSlot)
    await this.#file?.sync()
    this.#sequence = sequence
  }

  close(): void {
    this.#file?.close()
    this.#file = null
  }
}
