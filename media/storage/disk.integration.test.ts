import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStorage } from '#media/storage/disk.ts'
import { storageContract } from '#media/storage/storage-contract.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'motif-storage-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('storage on disk with blocking calls', () => {
  storageContract(() => createDiskStorage(join(folder, 'blocking'), { isBlocking: true }))

  it('keeps large objects as well', async () => {
    const storage = createDiskStorage(folder, { isBlocking: true })
    const large = new Uint8Array(3 * 1024 * 1024).fill(7)
    await storage.put('large', large, { contentType: 'x' })
    expect(await storage.get('large')).toEqual(large)
  })

  it('removes the temporary file when a write fails', async () => {
    const storage = createDiskStorage(folder, { isBlocking: true })
    await mkdir(join(folder, 'blocked/a/b'), { recursive: true })
    await expect(storage.put('blocked/a', new Uint8Array(9), { contentType: 'x' })).rejects.toThrow()
    expect(await readdir(join(folder, 'blocked'))).toEqual(['a'])
  })
})

describe('storage on disk', () => {
  storageContract(() => createDiskStorage(folder))

  it.each(['../outside', '/etc/passwd', 'a/../../b', '', '.', 'a\0b'])('refuses the key %j', async (key) => {
    const storage = createDiskStorage(folder)
    await expect(storage.put(key, new Uint8Array(1), { contentType: 'x' })).rejects.toThrow('outside')
    await expect(storage.get(key)).rejects.toThrow('outside')
    await expect(storage.delete(key)).rejects.toThrow('outside')
  })

  it('never returns a half-written object', async () => {
    const storage = createDiskStorage(folder)
    const put = (n: number) => storage.put('raced', new Uint8Array(5000).fill(n), { contentType: 'x' })
    const writes = Promise.all(Array.from({ length: 20 }, (_, n) => put(n)))
    const reads = await Promise.all(Array.from({ length: 40 }, () => storage.get('raced')))
    await writes
    for (const read of [...reads.filter((bytes) => bytes !== null), await storage.get('raced')]) {
      expect([read?.length, new Set(read).size]).toEqual([5000, 1])
    }
  })

  it('removes the temporary file when a write fails', async () => {
    const storage = createDiskStorage(folder)
    await writeFile(join(folder, 'taken'), '')
    await expect(storage.put('taken/a', new Uint8Array(9), { contentType: 'x' })).rejects.toThrow()
    await storage.put('place/a', new Uint8Array(9), { contentType: 'x' })
    expect(await readdir(join(folder, 'place'))).toEqual(['a'])
  })
})
