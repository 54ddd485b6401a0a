import { closeSync, fdatasync, fdatasyncSync, fstatSync, fsyncSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { sealLine, unsealLine } from './sealed-line.ts'
import { syncFolder } from './sync-folder.ts'
import { writeAllSync } from './write-all.ts'

/**
 * The size of a page of the system's cache and of a block of usual file systems, so that slots do not share
 * one.
 */
const SLOT_BYTES = 4096

/**
 * A file of fixed slots, each with one small value that is replaced in place. The space is allocated when the
 * file is created, so a slot can be written on a full disk. A slot that was torn by a power cut reads as
 * null.
 */
export class SlotFile {
  readonly #file: number

  /** Opens the file, or creates it with `slots` slots. */
  constructor(path: string, slots: number) {
    this.#file = openOrCreate(path)
    try {
      const missing = slots * SLOT_BYTES - fstatSync(this.#file).size
      if (missing > 0) writeAllSync(this.#file, Buffer.alloc(missing), slots * SLOT_BYTES - missing)
      // Also for an existing file: values of a process that was killed before it synced are used from now on.
      fsyncSync(this.#file)
      syncFolder(dirname(path))
    } catch (error) {
      closeSync(this.#file)
      throw error
    }
  }

  /** The parsed value of a slot; null where none was written completely. */
  read(slot: number): unknown {
    const bytes = Buffer.alloc(SLOT_BYTES)
    const length = readSync(this.#file, bytes, 0, SLOT_BYTES, slot * SLOT_BYTES)
    const end = bytes.subarray(0, length).indexOf('\n')
    return end === -1 ? null : unsealLine(bytes.subarray(0, end))
  }

  /** Replaces a value. It survives the process when this returns, and a power cut once the file is synced. */
  write(slot: number, value: unknown): void {
    const line = sealLine(value)
    if (line.length > SLOT_BYTES) throw new RangeError(`a slot holds ${SLOT_BYTES} bytes, not ${line.length}`)
    writeAllSync(this.#file, line, slot * SLOT_BYTES)
  }

  async sync(): Promise<void> {
    await promisify(fdatasync)(this.#file)
  }

  syncNow(): void {
    fdatasyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }
}

function openOrCreate(path: string): number {
  try {
    return openSync(path, 'r+')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return openSync(path, 'wx+', 0o600)
    throw error
  }
}
