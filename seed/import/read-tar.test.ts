import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packed } from '#seed/testing/packed.ts'
import { readTar } from './read-tar.ts'

const LIMITS = { unpackedBytes: 100_000, entries: 3 }
const pathsOf = (archive: Uint8Array) => {
  const read = readTar(archive, LIMITS)
  return read.ok ? read.value.map(({ path }) => path) : read.code
}
const file = (path: string) => ({ path, bytes: 'x' })

describe('readTar', () => {
  it('reads regular files with their bytes, and leaves out links', () => {
    const archive = packed([
      { path: 'package/a.svg', bytes: 'one' },
      { path: 'package/link.svg', bytes: '', type: '2' },
      { path: 'package/b.svg', bytes: 'x'.repeat(513) },
    ])
    const read = readTar(archive, LIMITS)
    expect(read.ok && read.value.map(({ path, bytes }) => [path, bytes.length])).toEqual([
      ['package/a.svg', 3],
      ['package/b.svg', 513],
    ])
  })

  it('reads a long name from the records before its entry', () => {
    const long = `package/${'folder/'.repeat(30)}a.svg`
    const record = ` path=${long}\n`
    const records = `${record.length + 3}${record}`
    expect(pathsOf(packed([{ path: 'x', bytes: records, type: 'x' }, file('short'), file('b')]))).toEqual([
      long,
      'b',
    ])
  })

  it('refuses more entries and more bytes than the limits', () => {
    expect(pathsOf(packed([file('a'), file('b'), file('c')]))).toEqual(['a', 'b', 'c'])
    expect(pathsOf(packed([file('a'), file('b'), file('c'), file('d')]))).toBe('package-too-large')
    expect(pathsOf(packed([{ path: 'a', bytes: 'x'.repeat(100_000) }]))).toBe('package-too-large')
    // A bomb of a megabyte of zeros, compressed to a thousandth.
    expect(pathsOf(gzipSync(Buffer.alloc(1_000_000)))).toBe('package-too-large')
  })

  it('refuses what is damaged, cut, or no archive', () => {
    expect(pathsOf(Buffer.from('not an archive'))).toBe('package-damaged')
    expect(pathsOf(gzipSync(Buffer.alloc(512, 1)))).toBe('package-damaged')
    const cut = gzipSync(Buffer.from(tarOf([{ path: 'a', bytes: 'x'.repeat(600) }])).subarray(0, 1_024))
    expect(pathsOf(cut)).toBe('package-damaged')
  })
})

function tarOf(entries: Parameters<typeof packed>[0]): Uint8Array {
  return gunzipSync(packed(entries))
}
