import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signDownload } from '#cms/files/download-url.ts'
import { signSource } from '#cms/files/source-url.ts'
import { signZip } from '#cms/files/zip/zip-url.ts'
import { CREDIT, NOW, SECRET, SHA, SOURCE_SHA, startFilesServer } from '#cms/testing/files-server.ts'
import { sourceKey } from '#media/storage/keys.ts'

const granted = {
  sha256: SHA,
  fileName: 'heart.svg',
  format: 'svg',
  width: null,
  colours: new Map(),
  credit: CREDIT,
} as const
const DOWNLOAD = signDownload(granted, SECRET, NOW)

test('a download that was interrupted at any byte continues to the same file', async () => {
  const { ask } = await startFilesServer()
  const whole = await ask(DOWNLOAD)
  const etag = whole.headers.get('etag') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(etag).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`)
  for (const cut of [0, 1, 57, bytes.length - 1]) {
    // A new address for each attempt, as after two minutes.
    const again = signDownload(granted, SECRET, new Date(NOW.getTime() + cut))
    const rest = await ask(again, { headers: { range: `bytes=${cut}-`, 'if-range': etag } })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes ${cut}-${bytes.length - 1}/${bytes.length}`,
    ])
    const joined = Buffer.concat([bytes.subarray(0, cut), Buffer.from(await rest.arrayBuffer())])
    expect(joined.equals(bytes), `${cut}`).toBe(true)
  }
})

test('another version of the file is sent whole instead of continued', async () => {
  const { ask } = await startFilesServer()
  const { status, headers } = await ask(DOWNLOAD, { headers: { range: 'bytes=9-', 'if-range': '"old"' } })
  expect([status, headers.get('content-range')]).toEqual([200, null])
})

test('a part behind the end is refused with the size of the file', async () => {
  const { ask } = await startFilesServer()
  const answer = await ask(DOWNLOAD, { headers: { range: 'bytes=999999-' } })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([
    416,
    expect.stringMatching(/^bytes \*\/\d+$/),
  ])
})

test('parts of source files are sent, but none of a ZIP, which is made while it is sent', async () => {
  const { ask, stored } = await startFilesServer()
  stored.set(sourceKey(SOURCE_SHA), Buffer.from('8BPSlayers'))
  const source = signSource({ sha256: SOURCE_SHA, fileName: 'heart.psd' }, SECRET, NOW)
  const part = await ask(source, { headers: { range: 'bytes=4-8' } })
  expect([part.status, await part.text()]).toEqual([206, 'layer'])
  const zip = await ask(signZip({ id: 'zip', fileName: 'a.zip' }, SECRET, NOW), {
    headers: { range: 'bytes=4-' },
  })
  expect([zip.status, zip.headers.get('accept-ranges')]).toEqual([200, null])
  await zip.arrayBuffer()
})

test('an expired or forged address gives no part of the file', async () => {
  const { ask } = await startFilesServer()
  const expired = signDownload(granted, SECRET, new Date(NOW.getTime() - 121_000))
  expect((await ask(expired, { headers: { range: 'bytes=0-9' } })).status).toBe(403)
})
