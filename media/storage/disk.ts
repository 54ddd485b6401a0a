import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { ByteRange, Storage } from './storage.ts'

export interface DiskOptions {
  /**
   * Small files are read and written by calls that block this process, at a third of the processor time: other calls wake
   * threads several times for each file. For processes that answer no requests.
   */
  readonly isBlocking?: boolean
}

/** Larger files are never written by a call that blocks. */
const BLOCKING_BYTES = 256 * 1024

/** Storage in a folder. Writes to a temporary file and renames it, so that a file is complete or missing. */
export function createDiskStorage(root: string, { isBlocking = false }: DiskOptions = {}): Storage {
  const base = resolve(root)

  function pathOf(key: string): string {
    const path = resolve(base, key)
    if (!path.startsWith(base + sep) || key.includes('\0'))
      throw new Error(`a key outside of the storage: ${key}`)
    return path
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.part`
      if (isBlocking && bytes.length <= BLOCKING_BYTES) return putBlocking(path, draft, bytes)
      try {
        await writeInFolder(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const path = pathOf(key)
      const small = isBlocking ? readSmall(path, range) : undefined
      if (small !== undefined) return small
      const file = await openOrNull(path)
      if (!file) return null
      try {
        const { start, end } = span((await file.stat()).size, range)
        const bytes = new Uint8Array(end - start)
        return bytes.subarray(0, await readFully(file, bytes, start))
      } finally {
        await file.close()
      }
    },

    async stat(key) {
      try {
        const { size } = await stat(pathOf(key))
        return { bytes: size }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async delete(key) {
      try {
        await unlink(pathOf(key))
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
  }
}

function putBlocking(path: string, draft: string, bytes: Uint8Array): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, bytes)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Null for a missing file, undefined for one that is not small. */
function readSmall(path: string, range: ByteRange | undefined): Uint8Array | null | undefined {
  try {
    const { size } = statSync(path)
    if (size > BLOCKING_BYTES) return undefined
    const { start, end } = span(size, range)
    return new Uint8Array(readFileSync(path)).subarray(start, end)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Most folders exist: the system is asked to make one only where writing has failed. */
async function writeInFolder(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes)
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
}

async function openOrNull(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function span(size: number, range: ByteRange | undefined) {
  const start = Math.min(size, range?.offset ?? 0)
  return { start, end: Math.min(size, start + (range?.length ?? size)) }
}

async function readFully(file: FileHandle, into: Uint8Array, start: number): Promise<number> {
  let filled = 0
  while (filled < into.length) {
    const { bytesRead } = await file.read(into, filled, into.length - filled, start + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return filled
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
