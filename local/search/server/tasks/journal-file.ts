import { type FileHandle, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#local/search/files/sync-folder.ts'
import { encodeFileHead } from './journal-format.ts'

/** Parts up to this total are written in one call. */
const JOINED_BYTES = 4 * 1024 * 1024

/** A file of the journal, open for appending. */
export class JournalFile {
  readonly path: string
  readonly #handle: FileHandle
  #bytes = 0

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
  }

  /**
   * Creates a file with a new name. When this resolves, it and its name survive a power cut; after an error
   * nothing is left.
   */
  static async create(path: string, follows: number): Promise<JournalFile> {
    const file = new JournalFile(path, await open(path, 'wx', 0o600))
    try {
      await file.append([encodeFileHead(follows)])
      syncFolder(dirname(path))
      return file
    } catch (error) {
      await file.close().catch(() => {})
      await rm(path, { force: true }).catch(() => {})
      throw error
    }
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Resolves once the parts survive a power cut. After a failure the next parts overwrite these. */
  async append(parts: readonly Buffer[]): Promise<void> {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    try {
      let at = this.#bytes
      for (const part of length <= JOINED_BYTES ? [Buffer.concat(parts)] : parts) {
        await this.#write(part, at)
        at += part.length
      }
      await this.#handle.datasync()
      this.#bytes = at
    } catch (error) {
      await this.#handle.truncate(this.#bytes).catch(() => {})
      throw error
    }
  }

  close(): Promise<void> {
    return this.#handle.close()
  }

  /** One call may write only a part, above all on a full disk. */
  async #write(bytes: Buffer, position: number): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      done += (await this.#handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten
    }
  }
}
