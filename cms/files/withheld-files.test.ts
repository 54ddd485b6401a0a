import { describe, expect, it } from 'vitest'
import { signDownload } from '#cms/files/download-url.ts'
import { signEvidence } from '#cms/files/evidence-url.ts'
import { signZip } from '#cms/files/zip/zip-url.ts'
import { NOW, SECRET, SHA, startFilesServer } from '#cms/testing/files-server.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'

const withheld = () => startFilesServer({ isWithheld: async (sha256) => sha256 === SHA })
const signing = { secret: SECRET, now: NOW }
const DOWNLOAD = signDownload(
  { sha256: SHA, fileName: 'heart.svg', format: 'svg', width: null, colours: new Map(), credit: null },
  SECRET,
  NOW,
)

describe('a file that is withheld because of a takedown', () => {
  it.each([
    ['its preview', `/previews/${SHA}?w=300`],
    ['its original', `/previews/${SHA}/original`],
    ['a download granted before', DOWNLOAD],
    ['a ZIP prepared before', signZip({ id: 'zip', fileName: 'Wald.zip' }, SECRET, NOW)],
  ])('is not sent as %s', async (_, path) => {
    const { ask } = await withheld()
    const answer = await ask(path)
    const { number } = ERRORS['work-withheld']
    expect([answer.status, await answer.json()]).toEqual([
      451,
      { errors: [{ code: 'work-withheld', number }] },
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await (await startFilesServer()).ask(path)).status).toBe(200)
  })

  it('is not sent from the stored previews either', async () => {
    let isHidden = false
    const { ask, stored } = await startFilesServer({ isWithheld: async () => isHidden })
    expect((await ask(`/previews/${SHA}?w=300`)).status).toBe(200)
    expect(stored.size).toBe(2)
    isHidden = true
    expect((await ask(`/previews/${SHA}?w=300`)).status).toBe(451)
  })

  it('is shown to the parties of the case by a signed address, which no cache stores', async () => {
    const { ask } = await withheld()
    const answer = await ask(signEvidence(SHA, signing))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  it.each([
    ['expired', signEvidence(SHA, { secret: SECRET, now: new Date(NOW.getTime() - 121_000) })],
    ['forged', signEvidence(SHA, { secret: 'x'.repeat(32), now: NOW })],
    ['of another file', signEvidence('b'.repeat(64), signing).replace('b'.repeat(64), SHA)],
    ['of another width', signEvidence(SHA, signing).replace('w=800', 'w=700')],
    ['for a download', DOWNLOAD.replace(/^\/files\/[^?]*/, `/previews/${SHA}`)],
  ])('is not shown by an address that is %s', async (_, path) => {
    const { ask } = await withheld()
    expect((await ask(path)).status).toBe(451)
  })
})
