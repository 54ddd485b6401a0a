import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '#media/storage/open.ts'
import { openResumableStorage, uploadKey } from '#media/storage/resumable.ts'
import type { StorageEnvironment } from '#media/storage/s3-options.ts'
import { listingParts } from '#media/storage/s3rver-parts.ts'

let folder: string
let server: S3rver
let parts: Awaited<ReturnType<typeof listingParts>>
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'motif-resumable-'))
  const configureBuckets = [{ name: 'motif' }]
  const address = '127.0.0.1'
  server = new S3rver({ address, port: 0, silent: true, directory: folder, configureBuckets })
  parts = await listingParts((await server.run()).port)
  port = parts.port
})
afterAll(async () => {
  await parts.close()
  await server.close()
  await rm(folder, { recursive: true })
})

const ENVIRONMENTS: Readonly<Record<string, () => StorageEnvironment>> = {
  'on disk': () => ({ STORAGE_DIR: join(folder, 'disk') }),
  'in S3': () => ({
    S3_BUCKET: 'motif',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }),
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(Object.keys(ENVIRONMENTS))('an upload in pieces %s', (place) => {
  const environment = () => ENVIRONMENTS[place]?.() ?? {}

  it('is the object under its key once it is complete', async () => {
    const { store, infoKey } = openResumableStorage(environment())
    const storage = openStorage(environment())
    const key = uploadKey(randomUUID())
    const content = randomBytes(7 * 1024 * 1024)
    await store.create(new Upload({ id: key, size: content.length, offset: 0 }))
    for (let offset = 0; offset < content.length; ) {
      expect((await store.getUpload(key)).offset).toBe(offset)
      const piece = content.subarray(offset, offset + 2_500_000)
      offset = await store.write(Readable.from([piece]), key, offset)
    }
    expect(sha256((await storage.get(key)) ?? new Uint8Array())).toBe(sha256(content))
    expect(await storage.stat(infoKey(key))).not.toBeNull()
    await storage.delete(infoKey(key))
    expect(await storage.stat(infoKey(key))).toBeNull()
  })

  it('is deleted with what has arrived of it', async () => {
    const { store, remove } = openResumableStorage(environment())
    const key = uploadKey(randomUUID())
    await store.create(new Upload({ id: key, size: 100, offset: 0 }))
    await store.write(Readable.from([Buffer.alloc(50)]), key, 0)
    await remove(key)
    const storage = openStorage(environment())
    for (const left of [key, `${key}.part`, `${key}.info`, `${key}.json`])
      expect(await storage.get(left), left).toBeNull()
    await expect(store.getUpload(key)).rejects.toMatchObject({ status_code: 404 })
  })

  it('that was stored whole, without the records of the protocol, is deleted as well', async () => {
    const { remove } = openResumableStorage(environment())
    const storage = openStorage(environment())
    const key = uploadKey(randomUUID())
    await storage.put(key, Buffer.from('abc'), { contentType: 'application/octet-stream' })
    // A store may report that it has no record.
    await remove(key).catch((error: unknown) => expect(error).toMatchObject({ status_code: 404 }))
    expect(await storage.get(key)).toBeNull()
  })
})
