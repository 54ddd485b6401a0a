import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { startFilesServer } from '#cms/testing/files-server.ts'
import { accept } from '#domain/errors/catalogue.ts'

describe('GET /cards/{form}/{slug}.jpg', () => {
  const RED = { width: 8, height: 8, channels: 4, background: 'red' } as const

  it('draws the card of what is published once, and keeps it', async () => {
    const artwork = await sharp({ create: RED }).webp().toBuffer()
    const draw = vi.fn(async () => accept(new Uint8Array(artwork)))
    const { ask, stored } = await startFilesServer({ render: draw })
    const first = await ask('/cards/item/heart.jpg')
    const again = await ask('/cards/item/heart.jpg?w=9000&title=mine')
    expect(first.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await first.bytes()).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(draw).toHaveBeenCalledOnce()
    expect([...stored.keys()].filter((key) => key.startsWith('cards/'))).toHaveLength(1)
  })

  it.each([
    '/cards/item/unpublished.jpg',
    '/cards/item/..%2Fheart.jpg',
    '/cards/user/heart.jpg',
    '/cards/item/heart.png',
  ])('has none at %s', async (path) => {
    const { ask } = await startFilesServer()
    expect((await ask(path)).status).toBe(404)
  })
})
