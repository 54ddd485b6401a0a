import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CardFacts } from '#cms/files/cards/find-card.ts'
import { signDownload } from '#cms/files/download-url.ts'
import { createHandler } from '#cms/files/handle.ts'
import type { StoredFile } from '#cms/files/locate.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { signZip } from '#cms/files/zip/zip-url.ts'
import { accept, refuse } from '#domain/errors/catalogue.ts'
import type { ZipContents } from '#domain/personal-collections/zip-contents.ts'

const SHA = 'a'.repeat(64)
const DRAFT = 'b'.repeat(64)
const UNKNOWN = 'c'.repeat(64)
const SECRET = 's'.repeat(32)
const NOW = new Date('2026-11-21T12:00:00Z')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
const CREDIT = {
  line: 'Heart by Åsa',
  licence: 'https://spdx.org/licenses/MIT',
  source: 'https://example.org',
}

const ZIP: ZipContents = {
  name: 'Wald & Wiese',
  fileName: 'Wald & Wiese.zip',
  assets: [
    {
      sha256: SHA,
      format: 'svg',
      path: 'field-guide/heart.svg',
      title: 'Heart',
      author: 'Åsa',
      licence: 'mit',
      sourceUrl: 'https://example.org',
      page: 'https://motif.test/en/free-icon/heart',
      pack: 'Field guide',
      credit: CREDIT,
    },
  ],
  leftOut: [{ title: 'Fox', reason: 'not-free' }],
  notNamed: 0,
  site: 'https://motif.test',
  namespace: 'https://motif.test/spdx/zip',
  preparedAt: '2026-11-21T12:00:00Z',
}

const CARD: CardFacts = { title: 'Heart', author: 'Åsa', artwork: { sha256: SHA, ground: 'any' } }

const file = (sha256: string, playable: boolean): StoredFile => ({
  sha256,
  format: 'svg',
  bytes: SVG.length,
  storageKey: 'segments/1',
  storageOffset: 3,
  playable,
})

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.restoreAllMocks()
})

/** A files server whose storage is a map and whose renderer writes down what it was asked for. */
async function start(over: Partial<FilesServices> = {}) {
  const stored = new Map<string, Uint8Array>([['segments/1', Buffer.from(`---${SVG}---`)]])
  const rendered: string[] = []
  const services: FilesServices = {
    locate: async (sha256) => ({ [SHA]: file(SHA, true), [DRAFT]: file(DRAFT, false) })[sha256] ?? null,
    findZip: async (id) => (id === 'zip' ? ZIP : null),
    findCard: async ({ slug }) => (slug === 'heart' ? CARD : null),
    storage: {
      get: async (key, range) => {
        const found = stored.get(key) ?? null
        return found && range ? found.subarray(range.offset, range.offset + range.length) : found
      },
      put: async (key, bytes) => {
        stored.set(key, bytes)
      },
    },
    render: async (bytes, { width, format }) => {
      rendered.push(`${format} ${width} of ${Buffer.from(bytes)}`)
      return accept(Buffer.from(`picture ${width}`))
    },
    signingSecret: SECRET,
    now: () => NOW,
    ...over,
  }
  const handle = createHandler(services)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ask: (path: string, init?: RequestInit) => fetch(origin + path, init), rendered, stored }
}

describe('GET /cards/{form}/{slug}.jpg', () => {
  const RED = { width: 8, height: 8, channels: 4, background: 'red' } as const

  it('draws the card of what is published once, and keeps it', async () => {
    const artwork = await sharp({ create: RED }).webp().toBuffer()
    const draw = vi.fn(async () => accept(new Uint8Array(artwork)))
    const { ask, stored } = await start({ render: draw })
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
    const { ask } = await start()
    expect((await ask(path)).status).toBe(404)
  })
})

describe('sitemaps', () => {
  it('are sent as they were written, and nothing beside them', async () => {
    const { ask, stored } = await start()
    stored.set('sitemaps/sitemap.xml', Buffer.from('<sitemapindex/>'))
    stored.set('sitemaps/icons-en-0.xml.gz', Buffer.from('zipped'))
    const index = await ask('/sitemap.xml')
    expect(index.headers.get('content-type')).toContain('application/xml')
    expect(await index.text()).toBe('<sitemapindex/>')
    const one = await ask('/sitemaps/icons-en-0.xml.gz')
    expect(one.headers.get('content-type')).toBe('application/gzip')
    expect(await one.text()).toBe('zipped')
    for (const path of [
      '/sitemaps/icons-en-1.xml.gz',
      '/sitemaps/sitemap.xml',
      '/sitemaps/..%2Fsegments%2F1',
      '/sitemaps/',
    ])
      expect((await ask(path)).status, path).toBe(404)
  })
})

describe('GET /profile-photo/{size}/{id}.jpg', () => {
  const path = '/profile-photo/small/0d0f8a52-7c3b-4e6f-9a51-2f1f0c7d9e10.jpg'

  it('is kept for a day at an address that says which picture is meant, and asked for anew at any other', async () => {
    const { ask, stored } = await start()
    stored.set(path.slice(1), Buffer.from('jpeg'))
    const versioned = await ask(`${path}?modified_at=2026-03-01`)
    expect(Object.fromEntries(versioned.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    })
    const plain = await ask(path)
    expect(plain.headers.get('cache-control')).toBe('public, no-cache')
    expect(await plain.text()).toBe('jpeg')
    const known = await ask(path, { headers: { 'If-None-Match': plain.headers.get('etag') ?? '' } })
    expect(known.status).toBe(304)
  })

  it('is nothing where there is no picture, nor beside the pictures', async () => {
    const { ask } = await start()
    for (const other of [path, path.replace('small', 'huge'), '/profile-photo/../segments/1']) {
      expect((await ask(other)).status).toBe(404)
    }
  })
})

describe('GET /previews/{sha256}', () => {
  it('renders the file once, however many ask, and keeps the picture', async () => {
    const { ask, rendered, stored } = await start()
    const path = `/previews/${SHA}?f=webp&w=300&modified_at=x`
    const answers = await Promise.all([ask(path), ask(path), ask(path)])
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(3).fill('picture 300'))
    expect(await (await ask(path)).text()).toBe('picture 300')
    expect(rendered).toEqual([`webp 300 of ${SVG}`])
    expect(stored.size).toBe(2)
  })

  it('is cached for good and recognised by its tag', async () => {
    const { ask } = await start()
    const path = `/previews/${SHA}?w=300`
    const first = await ask(path)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(path, { headers: { 'if-none-match': `W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask(`/previews/${SHA}?w=400`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('sends only the head to HEAD', async () => {
    const { ask } = await start()
    const answer = await ask(`/previews/${SHA}?w=300`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '11',
      '',
    ])
  })

  it('answers what it cannot do with a number and nothing about itself', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await start({ render: async () => refuse('file-took-too-long', 'child 4711 killed') })
    const of = async (path: string, init?: RequestInit) => {
      const answer = await ask(path, init)
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }
    const error = (code: string, number: number) => JSON.stringify({ errors: [{ code, number }] })
    expect(await of(`/previews/${SHA}?w=301`)).toEqual([400, error('bad-request', 1003), 'no-store'])
    expect(await of(`/previews/${UNKNOWN}?w=300`)).toEqual([404, error('not-found', 1001), 'no-store'])
    expect(await of(`/previews/${SHA}?w=300`)).toEqual([422, error('file-took-too-long', 2012), 'no-store'])
    expect(await of('/previews/../etc')).toEqual([404, error('not-found', 1001), 'no-store'])
    expect(await of(`/previews/${SHA}`, { method: 'POST' })).toEqual([
      405,
      error('method-not-allowed', 1004),
      'no-store',
    ])
  })

  it('shows the picture also when it cannot be kept', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const full = { get: async (key: string) => (key === 'segments/1' ? Buffer.from(SVG) : null) }
    const { ask } = await start({
      storage: { ...full, put: () => Promise.reject(new Error('ENOSPC')) },
    })
    expect(await (await ask(`/previews/${SHA}?w=300`)).text()).toBe('picture 300')
    expect(log).toHaveBeenCalledOnce()
  })

  it('answers 500 with its number when the storage lost a file', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await start({ storage: { get: async () => null, put: async () => {} } })
    const answer = await ask(`/previews/${SHA}/original?secret=1`)
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { errors: [{ code: 'internal', number: 5001 }] },
    ])
    expect(String(log.mock.calls[0]?.[0])).not.toContain('secret')
  })
})

describe('GET /previews/{sha256}/original', () => {
  it('sends a playable file with a policy that lets it do nothing', async () => {
    const { ask } = await start()
    const answer = await ask(`/previews/${SHA}/original`)
    expect(await answer.text()).toBe(SVG)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it('has nothing for drafts, exclusive assets and unknown files alike', async () => {
    const { ask } = await start()
    expect((await ask(`/previews/${DRAFT}/original`)).status).toBe(404)
    expect((await ask(`/previews/${UNKNOWN}/original`)).status).toBe(404)
  })
})

describe('GET /files/{sha256}/{name}', () => {
  const granted = {
    sha256: SHA,
    fileName: 'ハート.svg',
    format: 'svg',
    width: null,
    colours: new Map<string, string>(),
    credit: CREDIT,
  } as const
  const RED = { ...granted, colours: new Map([['#000000', '#ff0000']]) }

  it('delivers the original under its name with the credit in it', async () => {
    const { ask } = await start()
    const answer = await ask(signDownload(granted, SECRET, NOW))
    expect(await answer.text()).toMatch(/<metadata>.*Heart by Åsa.*<path d="M0 0"\/><\/svg>$/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="___.svg"; filename*=UTF-8''%E3%83%8F%E3%83%BC%E3%83%88.svg`,
      'cache-control': 'private, no-store',
    })
  })

  it('delivers a work that asks for nothing as it is, and also to drafts whoever granted it', async () => {
    const { ask } = await start()
    const url = signDownload({ ...granted, sha256: DRAFT, credit: null }, SECRET, NOW)
    expect(await (await ask(url)).text()).toBe(SVG)
  })

  it('makes a PNG of the granted width', async () => {
    const { ask, rendered } = await start()
    const png = { ...granted, fileName: 'heart-512.png', format: 'png', width: 512, credit: null } as const
    const answer = await ask(signDownload(png, SECRET, NOW))
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'picture 512'])
    expect(rendered).toEqual([`png 512 of ${SVG}`])
  })

  it('delivers it in the granted colours, with the credit in it', async () => {
    const { ask } = await start()
    expect(await (await ask(signDownload(RED, SECRET, NOW))).text()).toMatch(
      /fill="#ff0000".*<metadata>.*Heart by Åsa.*<path d="M0 0"\/><\/svg>$/,
    )
  })

  it('makes a PNG in the granted colours, and keeps it for nobody', async () => {
    const { ask, rendered, stored } = await start()
    const png = { ...RED, format: 'png', width: 512, credit: null } as const
    expect(await (await ask(signDownload(png, SECRET, NOW))).text()).toBe('picture 512')
    expect(rendered).toEqual([expect.stringContaining('fill="#ff0000"')])
    expect([...stored.keys()]).toEqual(['segments/1'])
  })

  it('refuses what cannot be made of the file', async () => {
    const { ask } = await start()
    for (const impossible of [
      { ...granted, format: 'gif' },
      { ...granted, format: 'png', width: 513 },
      { ...granted, format: 'gif', width: 512 },
    ] as const) {
      const answer = await ask(signDownload(impossible, SECRET, NOW))
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { errors: [{ code: 'download-format-unavailable', number: 4002 }] },
      ])
    }
  })

  it('refuses expired and forged addresses alike', async () => {
    const { ask } = await start()
    const at = (seconds: number) => signDownload(granted, SECRET, new Date(NOW.getTime() + seconds * 1000))
    expect((await ask(at(-119))).status).toBe(200)
    const url = at(0)
    for (const bad of [
      at(-121),
      url.replace(SHA, DRAFT),
      url.replace('format=svg', 'format=png'),
      `${url}&colours=000000-ff0000`,
      `${url}&w=64`,
      url.replace(/signature=[^&]*/, 'signature='),
      url.replace(/&?signature=[^&]*/, ''),
      signDownload(granted, 'x'.repeat(32), NOW),
    ]) {
      const answer = await ask(bad)
      expect([answer.status, await answer.json()], bad).toEqual([
        403,
        { errors: [{ code: 'download-link-expired', number: 4003 }] },
      ])
    }
  })
})

describe('GET /files/collections/{id}/{name}', () => {
  const signed = (id: string, seconds = 0) =>
    signZip({ id, fileName: ZIP.fileName }, SECRET, new Date(NOW.getTime() + seconds * 1000))

  it('sends the files of a collection with their credits, and what tools need to check them', async () => {
    const { ask } = await start()
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

  it('refuses expired and forged addresses, and ZIPs that have ended, alike', async () => {
    const { ask } = await start()
    for (const bad of [signed('zip', -121), signed('zip').replace('/zip/', '/zap/'), signed('ended')]) {
      const answer = await ask(bad)
      expect([answer.status, await answer.json()], bad).toEqual([
        403,
        { errors: [{ code: 'download-link-expired', number: 4003 }] },
      ])
    }
  })

  it('breaks off where a file is missing, so that nobody takes half a ZIP for a whole one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await start({ locate: async () => null })
    await expect(ask(signed('zip')).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  })

  it('sends only the head to HEAD', async () => {
    const { ask } = await start()
    const answer = await ask(signed('zip'), { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})
