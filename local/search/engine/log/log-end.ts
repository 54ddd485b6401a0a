import { join } from 'node:path'
import { SlotFile } from '#local/search/files/slot-file.ts'

/**
 * The file beside a log with the unit up to which it was synced. It distinguishes a log that was truncated
 * since from one whose last write was never acknowledged. It survives the process; after a power cut an
 * earlier version may be found.
 */
export class LogEnd {
  readonly #slots: SlotFile

  constructor(folder: string) {
    this.#slots = new SlotFile(join(folder, 'log-end'), 1)
  }

  /** 0 where nothing was written. */
  read(): number {
    return (this.#slots.read(0) as { readonly end: number } | null)?.end ?? 0
  }

  write(end: number): void {
    this.#slots.write(0, { end })
  }

  close(): void {
    this.#slots.close()
  }
}
