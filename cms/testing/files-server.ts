import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, vi } from 'vitest'
import type { CardFacts } from '#cms/files/cards/find-card.ts'
import { createHandler } from '#cms/files/handle.ts'
import type { StoredFile } from '#cms/files/locate.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { isConvertible } from '#domain/assets/conversions.ts'
import { accept, refuse } from '#domain/errors/catalogue.ts'
import type { ZipContents } from '#domain/zips/zip-contents.ts'

/** A file that every visitor may view, and one that only a granted download delivers. */
export const SHA = 'a'.repeat(64)
export const DRAFT = 'b'.repeat(64)
export const SOURCE_SHA = 'c'.repeat(64)
export const SECRET = 's'.repeat(32)
export const NOW = new Date('2026-11-21T12:00:00Z')
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
export const CREDIT = {
  line: 'Heart by Åsa',
  licence: 'https://spdx.org/licenses/MIT',
  source: 'https://example.org',
}

export const ZIP: ZipContents = {
  name: 'Wald & Wiese',
  fileName: 'Wald & Wiese.zip',
  palette: null,
  assets: [
    {
      sha256: SHA,
      format: 'svg',
      path: 'field-guide/heart.svg',
      recoloured: false,
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
  siteName: 'Ada’s',
  namespace: 'https://motif.test/spdx/zip',
  preparedAt: '2026-11-21T12:00:00Z',
}

const CARD: CardFacts = {
  title: 'Heart',
  author: 'Åsa',
  site: 'Ada’s',
  artwork: { sha256: SHA, ground: 'any' },
}

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

/** A files server whose storage is a map and whose renderer records its calls. */
export async function startFilesServer(over: Partial<FilesServices> = {}) {
  const stored = new Map<string, Uint8Array>([['segments/1', Buffer.from(`---${SVG}---`)]])
  const rendered: string[] = []
  const services: FilesServices = {
    locate: async (sha256) => ({ [SHA]: file(SHA, true), [DRAFT]: file(DRAFT, false) })[sha256] ?? null,
    isWithheld: async () => false,
    isSource: async (sha256) => sha256 === SOURCE_SHA,
    findZip: async (id) => (id === 'zip' ? ZIP : null),
    findCard: async ({ slug }) => (slug === 'heart' ? CARD : null),
    findPageCard: async (card) =>
      'slug' in card && card.slug === 'heart'
        ? { ...CARD, title: `ハート ${card.locale}`, artwork: null }
        : null,
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
    convert: async (bytes, { format, width }) =>
      isConvertible('svg', format)
        ? accept(Buffer.from(`${format} ${width} of ${Buffer.from(bytes)}`))
        : refuse('download-format-unavailable'),
    signingSecret: SECRET,
    now: () => NOW,
    ...over,
  }
  const handle = createHandler(services)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ask: (path: string, init?: RequestInit) => fetch(origin + path, init), rendered, services, stored }
}
