import { expect, test } from 'vitest'
import { signSource } from '#cms/files/source-url.ts'
import { NOW, SECRET, SOURCE_SHA, startFilesServer } from '#cms/testing/files-server.ts'
import { sourceKey } from '#media/storage/keys.ts'

const signed = (sha256 = SOURCE_SHA, seconds = 0) =>
  signSource({ sha256, fileName: 'heart-source.psd' }, SECRET, new Date(NOW.getTime() + seconds * 1000))

test('a source file is sent as an attachment that no browser opens', async () => {
  const { ask, stored } = await startFilesServer()
  stored.set(sourceKey(SOURCE_SHA), Buffer.from('8BPS'))
  const answer = await ask(signed())
  expect([answer.status, await answer.text()]).toEqual([200, '8BPS'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="heart-source.psd"; filename*=UTF-8''heart-source.psd`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('forged and expired addresses, and those of a withheld work, get no source file', async () => {
  const { ask } = await startFilesServer()
  for (const bad of [signed(SOURCE_SHA, -121), signed().replace('heart', 'fox')])
    expect((await ask(bad)).status, bad).toBe(403)
  const withheld = await ask(signed('e'.repeat(64)))
  expect(await withheld.json()).toMatchObject({ errors: [{ code: 'work-withheld' }] })
})
