import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { signZip } from '#cms/files/zip/zip-url.ts'
import { NOW, SECRET, startFilesServer, ZIP } from '#cms/testing/files-server.ts'

describe('GET /files/collections/{id}/{name}', () => {
  const signed = (id: string, seconds = 0) =>
    signZip({ id, fileName: ZIP.fileName }, SECRET, new Date(NOW.getTime() + seconds * 1000))

  it('sends the files of a collection with credits, and checksums in an SPDX document', async () => {
    const { ask } = await startFilesServer()
    const answer = await ask(signed('zip'))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="Wald & Wiese.zip"; filename*=UTF-8''Wald%20%26%20Wiese.zip`,
      'cache-control': 'private, no-store',
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['CREDITS.md', 'field-guide/heart.svg', 'credits.spdx.json'])
    const heart = files['field-guide/heart.svg'] ?? new Uint8Array()
    expect(strFromU8(heart)).toContain('Heart by Åsa')
    expect(strFromU8(files['CREDITS.md'] ?? new Uint8Array())).toContain('- Fox: exclusive')
    const spdx = JSON.parse(strFromU8(files['credits.spdx.json'] ?? new Uint8Array()))
    expect(spdx.packages[0].checksums).toEqual([
      { algorithm: 'SHA256', checksumValue: createHash('sha256').update(heart).digest('hex') },
    ])
  })

  it('gives the same refusal for expired and forged addresses, and for expired ZIPs', async () => {
    const { ask } = await startFilesServer()
    for (const bad of [signed('zip', -121), signed('zip').replace('/zip/', '/zap/'), signed('ended')]) {
      const answer = await ask(bad)
      expect([answer.status, await answer.json()], bad).toEqual([
        403,
        { errors: [{ code: 'download-link-expired', number: 4003 }] },
      ])
    }
  })

  it('breaks the connection when a file is missing, so that an incomplete ZIP is not mistaken for a complete one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await startFilesServer({ locate: async () => null })
    await expect(ask(signed('zip')).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  })

  it('sends no body to HEAD', async () => {
    const { ask } = await startFilesServer()
    const answer = await ask(signed('zip'), { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})
