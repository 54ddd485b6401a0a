import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { SHA, SVG, startFilesServer } from '#cms/testing/files-server.ts'
import { accept } from '#domain/errors/catalogue.ts'
import { mediaKey } from '#media/storage/keys.ts'

describe('GET /cards/{form}/{slug}.jpg', () => {
  const RED = { width: 8, height: 8, channels: 4, background: 'red' } as const

  it('draws the card of a published asset once, and stores it', async () => {
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

  it('draws a picture of the media library', async () => {
    const photo = await sharp({ create: RED }).webp().toBuffer()
    const draw = vi.fn(async () => accept(new Uint8Array(photo)))
    const { ask, stored } = await startFilesServer({
      render: draw,
      findPageCard: async (card) => ({
        title: card.kind,
        author: '',
        site: 'Ada’s',
        artwork: { sha256: SHA, ground: 'any', ofMedia: true },
      }),
    })
    expect((await ask('/cards/page/en/page/photo.jpg')).status).toBe(404)
    stored.set(mediaKey(SHA), photo)
    expect((await ask('/cards/page/en/page/photo.jpg')).status).toBe(200)
    expect(draw).toHaveBeenCalledWith(photo, { width: 960, height: null, format: 'webp', motion: false })
  })

  it('returns the card even when storing it fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const artwork = await sharp({ create: RED }).webp().toBuffer()
    const { ask } = await startFilesServer({
      render: async () => accept(new Uint8Array(artwork)),
      storage: {
        get: async (key) => (key === 'segments/1' ? Buffer.from(SVG) : null),
        put: () => Promise.reject(new Error('ENOSPC')),
      },
    })
    const answer = await ask('/cards/item/heart.jpg')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(log).toHaveBeenCalled()
  })

  it('answers 503 with Retry-After while the maximum number of cards is being drawn', async () => {
    const artwork = await sharp({ create: RED }).webp().toBuffer()
    const { promise: drawn, resolve: draw } = Promise.withResolvers<ReturnType<typeof accept<Uint8Array>>>()
    const { ask, stored } = await startFilesServer({
      findCard: async ({ slug }) => ({
        title: slug,
        author: 'Åsa',
        site: 'Ada’s',
        artwork: { sha256: SHA, ground: 'any' },
      }),
      render: () => drawn,
    })
    const get = vi.spyOn(stored, 'get')
    const storageReads = () => get.mock.calls.filter(([key]) => key.startsWith('cards/')).length
    const making = Array.from({ length: 8 }, (_, at) => ask(`/cards/item/card-${at}.jpg`))
    await vi.waitFor(() => expect(storageReads()).toBe(8))
    const refused = await ask('/cards/item/one-more.jpg')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    draw(accept(new Uint8Array(artwork)))
    expect((await Promise.all(making)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await ask('/cards/item/one-more.jpg')).status).toBe(200)
  })

  it('draws a page in its language without an artwork, and stores each language once', async () => {
    const { ask, stored } = await startFilesServer()
    for (const path of [
      '/cards/page/ja/root/heart.jpg',
      '/cards/page/ko/root/heart.jpg',
      '/cards/post/ja/heart.jpg',
    ])
      expect([(await ask(path)).status, (await ask(path)).headers.get('content-type')]).toEqual([
        200,
        'image/jpeg',
      ])
    expect([...stored.keys()].filter((key) => key.startsWith('cards/'))).toHaveLength(2)
  })

  it.each([
    '/cards/item/unpublished.jpg',
    '/cards/page/en/root/unpublished.jpg',
    '/cards/page/xx/root/heart.jpg',
    '/cards/post/en/unpublished.jpg',
    '/cards/item/..%2Fheart.jpg',
    '/cards/user/heart.jpg',
    '/cards/item/heart.png',
  ])('answers 404 at %s', async (path) => {
    const { ask } = await startFilesServer()
    expect((await ask(path)).status).toBe(404)
  })
})
