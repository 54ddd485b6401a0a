import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { serveZip } from '#cms/files/zip/serve-zip.ts'
import { signZip } from '#cms/files/zip/zip-url.ts'
import { NOW, SECRET, startFilesServer, ZIP } from '#cms/testing/files-server.ts'
import { READY_PALETTES } from '#domain/brand-palettes/ready-palettes.ts'
import type { ZippedAsset } from '#domain/zips/zip-contents.ts'

const [firstAsset] = ZIP.assets as [ZippedAsset]

describe('GET /files/zips/{id}/{name}', () => {
  const signed = (id: string, seconds = 0) =>
    signZip({ id, fileName: ZIP.fileName }, SECRET, new Date(NOW.getTime() + seconds * 1000))

  it('sends the files of a set with credits, and checksums in an SPDX document', async () => {
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

  it('recolours the files that the ZIP marks, and only those', async () => {
    const assets = [true, false].map((recoloured) => ({
      ...firstAsset,
      recoloured,
      path: `field-guide/${recoloured ? 'tinted' : 'own'}.svg`,
    }))
    const { ask } = await startFilesServer({ findZip: async () => ({ ...ZIP, palette: 'teal', assets }) })
    const files = unzipSync(new Uint8Array(await (await ask(signed('zip'))).arrayBuffer()))
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
    expect(text('field-guide/tinted.svg')).toContain(READY_PALETTES.teal.accent)
    expect(text('field-guide/own.svg')).not.toContain(READY_PALETTES.teal.accent)
  })

  it('reads a file only when the client has taken the one before', async () => {
    const LARGE = 1024 * 1024
    const sha256s = Array.from({ length: 100 }, (_, index) => String(index).padStart(64, '0'))
    const assets = sha256s.map((sha256, index) => ({
      ...firstAsset,
      sha256,
      format: 'jpg' as const,
      path: `a/${index}.jpg`,
      credit: null,
    }))
    let read = 0
    const { services } = await startFilesServer({
      findZip: async () => ({ ...ZIP, assets }),
      locate: async (sha256) => ({
        sha256,
        format: 'jpg',
        bytes: LARGE,
        storageKey: sha256,
        storageOffset: null,
        playable: true,
      }),
      storage: {
        get: async () => {
          read += 1
          return new Uint8Array(LARGE)
        },
        put: async () => undefined,
      },
    })
    const { body } = await serveZip(services, new URL(signed('zip'), 'http://files'))
    if (typeof body === 'string' || body instanceof Uint8Array) throw new Error('the ZIP is not a stream')
    let taken = 0
    let aheadAtMost = 0
    for await (const chunk of body) {
      taken += chunk.length
      aheadAtMost = Math.max(aheadAtMost, read * LARGE - taken)
    }
    expect(read).toBe(100)
    expect(aheadAtMost).toBeLessThanOrEqual(LARGE)
  })

  it('sends no body to HEAD', async () => {
    const { ask } = await startFilesServer()
    const answer = await ask(signed('zip'), { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})
