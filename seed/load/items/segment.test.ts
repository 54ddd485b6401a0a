import { describe, expect, test } from 'vitest'
import { packFiles } from './segment.ts'

const file = (name: string, length: number) => ({
  sha256: name.repeat(64),
  format: 'svg' as const,
  bytes: new Uint8Array(length).fill(name.charCodeAt(0)),
})

describe('packing files', () => {
  test('concatenates small files and records the offset of each', () => {
    const files = [file('a', 3), file('b', 5), file('c', 2)]
    const { objects, places } = packFiles(files)
    expect(objects).toHaveLength(1)
    for (const { sha256, bytes } of files) {
      const { storageKey, storageOffset } = places.get(sha256) ?? { storageKey: '', storageOffset: -1 }
      expect(storageKey).toBe(objects[0]?.key)
      const start = storageOffset ?? -1
      expect(objects[0]?.bytes.subarray(start, start + bytes.length)).toEqual(Buffer.from(bytes))
    }
  })

  test('stores equal files once', () => {
    expect(packFiles([file('a', 3), file('a', 3)]).objects[0]?.bytes).toHaveLength(3)
  })

  test.each([
    [256 * 1024 - 1, 0],
    [256 * 1024, 0],
    [256 * 1024 + 1, null],
  ])('a file of %i bytes is stored at offset %s', (length, offset) => {
    expect(packFiles([file('a', length)]).places.get('a'.repeat(64))?.storageOffset).toBe(offset)
  })

  test('stores nothing for an empty list', () => {
    expect(packFiles([])).toEqual({ objects: [], places: new Map() })
  })

  test('derives the key of the object from its content', () => {
    const keys = [packFiles([file('a', 3)]), packFiles([file('a', 3)]), packFiles([file('b', 3)])].map(
      ({ objects }) => objects[0]?.key,
    )
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })
})
