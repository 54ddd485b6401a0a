import { describe, expect, it, vi } from 'vitest'
import { signEvidence } from '#cms/files/evidence-url.ts'
import { signOriginal } from '#cms/files/original-url.ts'
import { DRAFT, NOW, SECRET, SHA, SVG, startFilesServer } from '#cms/testing/files-server.ts'
import { refuse } from '#domain/errors/catalogue.ts'

const UNKNOWN = 'c'.repeat(64)
const SIGNING = { secret: SECRET, now: NOW } as const

describe('GET /previews/{sha256}', () => {
  it('renders a preview once for concurrent requests, and stores it', async () => {
    const { ask, rendered, stored } = await startFilesServer()
    const path = `/previews/${SHA}?f=webp&w=300&modified_at=x`
    const answers = await Promise.all([ask(path), ask(path), ask(path)])
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(3).fill('picture 300'))
    expect(await (await ask(path)).text()).toBe('picture 300')
    expect(rendered).toEqual([`webp 300 of ${SVG}`])
    expect(stored.size).toBe(2)
  })

  it('sends an immutable preview with an ETag, and answers 304 to a matching one', async () => {
    const { ask } = await startFilesServer()
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

  it('sends no body to HEAD', async () => {
    const { ask } = await startFilesServer()
    const answer = await ask(`/previews/${SHA}?w=300`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '11',
      '',
    ])
  })

  it('answers an error with its code and number only, without internal details', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await startFilesServer({
      render: async () => refuse('file-took-too-long', 'child 4711 killed'),
    })
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

  it('returns the preview even when storing it fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const full = { get: async (key: string) => (key === 'segments/1' ? Buffer.from(SVG) : null) }
    const { ask } = await startFilesServer({
      storage: { ...full, put: () => Promise.reject(new Error('ENOSPC')) },
    })
    expect(await (await ask(`/previews/${SHA}?w=300`)).text()).toBe('picture 300')
    expect(log).toHaveBeenCalledOnce()
  })

  it('answers 500 with its number when the storage has lost a file', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await startFilesServer({ storage: { get: async () => null, put: async () => {} } })
    const answer = await ask(`/previews/${SHA}/original?secret=1`)
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { errors: [{ code: 'internal', number: 5001 }] },
    ])
    expect(String(log.mock.calls[0]?.[0])).not.toContain('secret')
  })
})

describe('GET /previews/{sha256}/original', () => {
  it('sends a playable file with a policy that forbids scripts and requests', async () => {
    const { ask } = await startFilesServer()
    const answer = await ask(`/previews/${SHA}/original`)
    expect(await answer.text()).toBe(SVG)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it('answers 404 alike for drafts, exclusive assets and unknown files', async () => {
    const { ask } = await startFilesServer()
    expect((await ask(`/previews/${DRAFT}/original`)).status).toBe(404)
    expect((await ask(`/previews/${UNKNOWN}/original`)).status).toBe(404)
  })

  it('sends a draft at a signed address, which no cache stores', async () => {
    const { ask } = await startFilesServer()
    const answer = await ask(signOriginal(DRAFT, SIGNING))
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([SVG, 'private, no-store'])
  })

  it.each([
    ['expired', signOriginal(DRAFT, { ...SIGNING, now: new Date(NOW.getTime() - 121_000) })],
    ['forged', signOriginal(DRAFT, { ...SIGNING, secret: 'x'.repeat(32) })],
    ['of another file', signOriginal(SHA, SIGNING).replace(SHA, DRAFT)],
    ['of a preview', signEvidence(DRAFT, SIGNING).replace('?', '/original?')],
  ])('sends no draft at an address that is %s', async (_, path) => {
    const { ask } = await startFilesServer()
    expect((await ask(path)).status).toBe(404)
  })

  it('sends no withheld file, even at a signed address', async () => {
    const { ask } = await startFilesServer({ isWithheld: async () => true })
    expect((await ask(signOriginal(DRAFT, SIGNING))).status).toBe(451)
  })
})

describe('sitemaps', () => {
  it('are sent unchanged; no other stored file is sent from their folder', async () => {
    const { ask, stored } = await startFilesServer()
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

  it('is cached for a day at an address with its version, and revalidated at an address without', async () => {
    const { ask, stored } = await startFilesServer()
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

  it('answers 404 for a missing picture and for paths outside the folder of pictures', async () => {
    const { ask } = await startFilesServer()
    for (const other of [path, path.replace('small', 'huge'), '/profile-photo/../segments/1']) {
      expect((await ask(other)).status).toBe(404)
    }
  })
})
