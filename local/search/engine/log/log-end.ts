import { join } from 'node:path'
import { SlotFile } from '#local/search/files/slot-file.ts'

/**
 * The file beside a log that says up to which unit it was synced: so a log that was cut short since is told from one
 * whose last write was never promised. The note outlives the process; after a power cut it may be an earlier one.
 */
export class LogEnd {
  readonly #slots: SlotFile

  constructor(folder: string) {
    this.#slots = new SlotFile(join(folder, 'log-end'), 1)
  }

  /** 0 where nothing was noted. */
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
