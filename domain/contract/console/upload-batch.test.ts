import { expect, test } from 'vitest'
import { BATCH_LIMITS } from '#domain/uploads/limits.ts'
import { type BatchManifest, batchHead, readBatch } from './upload-batch.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function manifest(files: readonly { key?: string; filename?: string; bytes: number }[]): BatchManifest {
  const named = files.map((file, index) => ({ key: `key-${index}`, filename: `${index}.svg`, ...file }))
  return { kind: 'icon', contributor: null, request: null, files: named }
}

const body = (of: BatchManifest, content: string) => Buffer.concat([batchHead(of), bytesOf(content)])

test('a batch is read with the bytes and the name of each file', () => {
  const read = readBatch(
    body(manifest([{ bytes: 3, filename: 'дом/../☃.svg' }, { bytes: 0 }, { bytes: 2 }]), 'abcde'),
  )
  if (!read.ok) throw new Error(read.code)
  const text = new TextDecoder()
  expect(read.value.files.map(({ key, filename, content }) => [key, filename, text.decode(content)])).toEqual(
    [
      ['key-0', 'дом/../☃.svg', 'abc'],
      ['key-1', '1.svg', ''],
      ['key-2', '2.svg', 'de'],
    ],
  )
})

test('a batch that is cut at any byte is refused', () => {
  const whole = body(manifest([{ bytes: 3 }, { bytes: 2 }]), 'abcde')
  for (let end = 0; end < whole.length; end += 1)
    expect(readBatch(whole.subarray(0, end)), `${end} bytes`).toMatchObject({
      ok: false,
      code: 'bad-request',
    })
})

test('a batch with other bytes than declared is refused', () => {
  expect(readBatch(body(manifest([{ bytes: 3 }]), 'abcd')).ok).toBe(false)
  for (const bytes of [-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER])
    expect(readBatch(body(manifest([{ bytes }, { bytes: 1 }]), 'a')).ok).toBe(false)
  const endless = Buffer.concat([Buffer.from([255, 255, 255, 255]), bytesOf('{}')])
  expect(readBatch(endless).ok).toBe(false)
})

test('a batch has a most of files and bytes', () => {
  const { files, bytes } = BATCH_LIMITS
  const ofFiles = (count: number) => body(manifest(Array(count).fill({ bytes: 1 })), 'a'.repeat(count))
  expect([ofFiles(files), ofFiles(files + 1), ofFiles(0)].map((one) => readBatch(one).ok)).toEqual([
    true,
    false,
    false,
  ])
  const ofBytes = (rest: number) =>
    body(manifest([{ bytes: bytes - 1 }, { bytes: rest }]), 'a'.repeat(bytes - 1 + rest))
  expect([ofBytes(1), ofBytes(2)].map((one) => readBatch(one).ok)).toEqual([true, false])
})

test('a batch with one key twice, or that is no manifest, is refused', () => {
  expect(
    readBatch(
      body(
        manifest([
          { key: 'a', bytes: 1 },
          { key: 'a', bytes: 1 },
        ]),
        'aa',
      ),
    ).ok,
  ).toBe(false)
  expect(readBatch(body(manifest([{ key: '../a', bytes: 1 }]), 'a')).ok).toBe(false)
  for (const json of ['', '[]', 'null', '{', '{"files":[]}', '\u0000', '{"__proto__":1}']) {
    const text = bytesOf(json)
    expect(readBatch(Buffer.concat([Buffer.from([0, 0, 0, text.length]), text])).ok).toBe(false)
  }
})
