import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packed } from '#seed/testing/packed.ts'
import { readTar } from './read-tar.ts'

const LIMITS = { unpackedBytes: 100_000, entries: 3 }
const pathsOf = async (archive: Uint8Array) => {
  const read = await readTar(archive, LIMITS)
  return read.ok ? read.value.map(({ path }) => path) : read.code
}
const file = (path: string) => ({ path, bytes: 'x' })

describe('readTar', () => {
  it('reads regular files with their bytes, and leaves out links', async () => {
    const archive = await packed([
      { path: 'package/a.svg', bytes: 'one' },
      { path: 'package/link.svg', bytes: '/etc/passwd', type: 'symlink' },
      { path: 'package/b.svg', bytes: 'x'.repeat(513) },
    ])
    const read = await readTar(archive, LIMITS)
    expect(read.ok && read.value.map(({ path, bytes }) => [path, bytes.length])).toEqual([
      ['package/a.svg', 3],
      ['package/b.svg', 513],
    ])
  })

  it('reads a long name', async () => {
    const long = `package/${'folder/'.repeat(60)}a.svg`
    expect(await pathsOf(await packed([file(long), file('b')]))).toEqual([long, 'b'])
  })

  it('refuses more entries and more bytes than the limits', async () => {
    const files = ['a', 'b', 'c', 'd'].map(file)
    expect(await pathsOf(await packed(files.slice(0, 3)))).toEqual(['a', 'b', 'c'])
    expect(await pathsOf(await packed(files))).toBe('package-too-large')
    expect(await pathsOf(await packed([{ path: 'a', bytes: 'x'.repeat(100_000) }]))).toBe('package-too-large')
    // A megabyte of zeros, compressed to a thousandth.
    expect(await pathsOf(gzipSync(Buffer.alloc(1_000_000)))).toBe('package-too-large')
  })

  it('refuses what is damaged, cut, or no archive', async () => {
    expect(await pathsOf(Buffer.from('not an archive'))).toBe('package-damaged')
    expect(await pathsOf(gzipSync(Buffer.alloc(512, 1)))).toBe('package-damaged')
    const whole = gunzipSync(await packed([{ path: 'a', bytes: 'x'.repeat(600) }]))
    expect(await pathsOf(gzipSync(whole.subarray(0, 1_024)))).toBe('package-damaged')
  })
})
