import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConsoleFiles } from './console-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'console-files-'))
const PAGE = '<!doctype html><div id="root"></div>'
mkdirSync(join(folder, 'assets'))
for (const [name, content] of Object.entries({
  'index.html': PAGE,
  'assets/entry-1.js': 'the script',
  'assets/entry-1.js.br': 'brotli of it',
  'assets/font-1.woff2': 'a font',
  'assets/map-1.map': 'a source map',
})) {
  writeFileSync(join(folder, name), content)
}

const files = createConsoleFiles(folder, { 'X-Robots-Tag': 'noindex, nofollow' })
const server = createServer((request, response) => {
  if (!files.answer(request, response)) response.writeHead(501).end()
})
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('the files of the console', () => {
  it.each(['/console', '/console/', '/console/items', '/console/items/7?tab=files'])(
    'answers %s with the page, its headers and no lasting cache',
    async (path) => {
      const response = await ask(path)
      expect([response.status, await response.text()]).toEqual([200, PAGE])
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    },
  )

  it('sends a hashed file for good', async () => {
    const response = await ask('/console/assets/entry-1.js', { headers: { 'Accept-Encoding': 'identity' } })
    expect(await response.text()).toBe('the script')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-robots-tag')).toBeNull()
  })

  it('sends the compressed form to a client that accepts it, with a tag of its own', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const plain = await ask('/console/assets/entry-1.js', { headers: { 'Accept-Encoding': 'identity' } })
    const response = await ask('/console/assets/entry-1.js', { headers, method: 'HEAD' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-length')).toBe(String('brotli of it'.length))
    expect(response.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it('answers 304 to a client that has the page', async () => {
    const etag = (await ask('/console')).headers.get('etag') ?? ''
    expect((await ask('/console/items', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it.each(['/console/assets/entry-0.js', '/console/assets/map-1.map', '/console/assets/../index.html.br'])(
    'does not answer %s with a file outside the list',
    async (path) => {
      const body = await (await ask(path)).text()
      expect(['', PAGE]).toContain(body)
    },
  )

  it('answers 404 for a hashed file of another build', async () => {
    expect((await ask('/console/assets/entry-0.js')).status).toBe(404)
  })

  it('refuses a method that changes anything', async () => {
    expect((await ask('/console', { method: 'POST' })).status).toBe(405)
  })

  it.each(['/', '/consoles', '/en/console'])('leaves %s to others', async (path) => {
    expect((await ask(path)).status).toBe(501)
  })
})

it('refuses to start without a built console', () => {
  expect(() => createConsoleFiles(join(folder, 'assets'), {})).toThrow('not built')
})
