import { expect, it } from 'vitest'
import type { Storage } from './storage.ts'

/** Tests of the storage port, which each adapter runs. */
export function storageContract(open: () => Storage): void {
  const contentType = 'application/octet-stream'
  const bytes = Uint8Array.from({ length: 1000 }, (_, n) => n % 256)

  it('returns what was put', async () => {
    const storage = open()
    await storage.put('originals/ab/whole', bytes, { contentType })
    expect(await storage.get('originals/ab/whole')).toEqual(bytes)
    expect(await storage.stat('originals/ab/whole')).toEqual({ bytes: 1000 })
  })

  it('keeps an object of no bytes', async () => {
    const storage = open()
    await storage.put('empty', new Uint8Array(), { contentType })
    expect(await storage.get('empty')).toEqual(new Uint8Array())
    expect(await storage.stat('empty')).toEqual({ bytes: 0 })
  })

  it('returns byte ranges, up to the last byte', async () => {
    const storage = open()
    await storage.put('segments/one', bytes, { contentType })
    expect(await storage.get('segments/one', { offset: 0, length: 2 })).toEqual(bytes.subarray(0, 2))
    expect(await storage.get('segments/one', { offset: 300, length: 50 })).toEqual(bytes.subarray(300, 350))
    expect(await storage.get('segments/one', { offset: 990, length: 10 })).toEqual(bytes.subarray(990))
  })

  it('replaces an object', async () => {
    const storage = open()
    await storage.put('twice', bytes, { contentType })
    await storage.put('twice', bytes.subarray(0, 3), { contentType })
    expect(await storage.get('twice')).toEqual(bytes.subarray(0, 3))
  })

  it('returns null for a missing object, and deletes it without an error', async () => {
    const storage = open()
    await storage.put('gone', bytes, { contentType })
    await storage.delete('gone')
    expect(await storage.get('gone')).toBeNull()
    expect(await storage.get('gone', { offset: 0, length: 1 })).toBeNull()
    expect(await storage.stat('gone')).toBeNull()
    await expect(storage.delete('gone')).resolves.toBeUndefined()
  })
}
