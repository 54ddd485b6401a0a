import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeBody } from './decode-body.ts'

const TEXT = Buffer.from('{"query":"heart"}')

describe('a compressed body', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['GZIP ', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['identity', TEXT],
    [undefined, TEXT],
  ])('is decoded by its encoding: %s', async (encoding, body) => {
    expect(await decodeBody(body, encoding, 1_000)).toEqual({ ok: true, value: TEXT })
  })

  it.each([
    [TEXT.length - 1, 413],
    [TEXT.length, null],
    [TEXT.length + 1, null],
  ])('of 17 bytes is refused with 413 where %i are allowed: %s', async (largest, status) => {
    const decoded = await decodeBody(gzipSync(TEXT), 'gzip', largest)
    expect(decoded.ok ? null : decoded.status).toBe(status)
  })

  it('that inflates a thousandfold is refused with 413', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000))
    expect(bomb.length).toBeLessThan(30_000)
    expect(await decodeBody(bomb, 'gzip', 1_000_000)).toMatchObject({ ok: false, status: 413 })
  })

  it('that is damaged or truncated is refused with 400', async () => {
    const whole = gzipSync(TEXT)
    for (const body of [TEXT, whole.subarray(0, -4), Buffer.concat([whole.subarray(0, 12), Buffer.alloc(9)])])
      expect(await decodeBody(body, 'gzip', 1_000)).toMatchObject({ ok: false, status: 400 })
  })

  it('of an unknown encoding is refused with 415', async () => {
    expect(await decodeBody(TEXT, 'zstd', 1_000)).toMatchObject({ ok: false, status: 415 })
    expect(await decodeBody(TEXT, 'constructor', 1_000)).toMatchObject({ ok: false, status: 415 })
  })
})
