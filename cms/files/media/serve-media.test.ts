import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { SHA, startFilesServer } from '#cms/testing/files-server.ts'
import { accept } from '#domain/errors/catalogue.ts'
import { mediaPath } from '#domain/media-library/pictures.ts'
import { mediaKey } from '#media/storage/keys.ts'

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

/** A server whose storage has one picture. */
async function serverWithPicture() {
  const bytes = await photo()
  const objects = new Map<string, Uint8Array>([[mediaKey(SHA), bytes]])
  const render = vi.fn(async (given: Uint8Array, { width }: { readonly width: number }) =>
    accept(new Uint8Array(await sharp(given).resize(width).webp().toBuffer())),
  )
  const server = await startFilesServer({
    render,
    storage: {
      get: async (key) => objects.get(key) ?? null,
      put: async (key, stored) => void objects.set(key, stored),
    },
  })
  return { ...server, render }
}

describe('GET /media/{sha256}/{width}.webp', () => {
  it('scales a picture once, stores it, and may be kept for ever', async () => {
    const { ask, render } = await serverWithPicture()
    const [first, again] = [await ask(mediaPath(SHA, 320)), await ask(mediaPath(SHA, 320))]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(first.headers.get('content-type')).toBe('image/webp')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.headers.get('content-security-policy')).toContain('sandbox')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(await first.bytes()).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(render).toHaveBeenCalledOnce()
  })

  it.each([
    mediaPath('e'.repeat(64), 320),
    `/media/${SHA}/321.webp`,
    `/media/${SHA}/320.png`,
    `/media/${SHA}`,
    `/media/..%2f..%2foriginals/320.webp`,
  ])('answers 404 at %s', async (path) => {
    const { ask } = await serverWithPicture()
    expect((await ask(path)).status).toBe(404)
  })
})
