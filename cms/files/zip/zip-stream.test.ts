import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const SLICE = 256 * 1024

async function* asyncEntries(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}

async function whole(entries: readonly ZipEntry[]): Promise<Record<string, Uint8Array>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipStream(asyncEntries(entries), NOW)) chunks.push(chunk)
  return unzipSync(new Uint8Array(Buffer.concat(chunks)))
}

it.each([0, 1, SLICE - 1, SLICE, SLICE + 1, 3 * SLICE])(
  'contains every byte of a file of %i bytes',
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251)
    for (const compress of [true, false]) {
      expect(
        Buffer.compare(
          (await whole([{ path: 'a/b.bin', bytes, compress }]))['a/b.bin'] ?? Buffer.from('-'),
          bytes,
        ),
      ).toBe(0)
    }
  },
)

it('creates a valid empty ZIP, and preserves names in any script', async () => {
  expect(await whole([])).toEqual({})
  expect(
    Object.keys(await whole([{ path: 'ハート/é.txt', bytes: Buffer.from('x'), compress: true }])),
  ).toEqual(['ハート/é.txt'])
})

it('requests the next entry only after its output was consumed', async () => {
  let requested = 0
  async function* endless(): AsyncGenerator<ZipEntry> {
    for (;;) {
      requested += 1
      yield { path: `${requested}`, bytes: new Uint8Array(SLICE), compress: false }
    }
  }
  const stream = zipStream(endless(), NOW)
  for (let taken = 0; taken < 3; taken += 1) await stream.next()
  await stream.return()
  expect(requested).toBeLessThanOrEqual(2)
})
