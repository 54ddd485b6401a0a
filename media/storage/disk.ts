import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { ByteRange, Storage } from './storage.ts'

/** Storage in a folder. Writes to a temporary file and renames it, so that a file is complete or missing. */
export function createDiskStorage(root: string): Storage {
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
      try {
        await writeInFolder(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const file = await openOrNull(pathOf(key))
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
      await rm(pathOf(key), { force: true })
    },
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
