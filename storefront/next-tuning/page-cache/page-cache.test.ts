import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'

let server: Server
let pages: PageCache
let time = 0
/** Requests that reached the upstream page. */
let asked: string[] = []
let behind: { status: number; headers: Record<string, string>; body: string }
/** Runs while the page is being sent. */
let meanwhile: () => void

const READY = { 'x-nextjs-cache': 'HIT', etag: '"one"', 'content-type': 'text/html' }

beforeEach(async () => {
  time = 0
  asked = []
  behind = { status: 200, headers: READY, body: 'a page' }
  meanwhile = () => {}
  pages = createPageCache({ lifeMs: 1_000, testedLifeMs: 100, capacityBytes: 20, now: () => time })
  server = createServer((incoming, outgoing) => {
    if (pages.answer(incoming, outgoing)) return
    pages.watch(incoming, outgoing)
    asked.push(incoming.url ?? '')
    outgoing.statusCode = behind.status
    outgoing.setHeader('Set-Cookie', 'is_locale=en')
    for (const [name, value] of Object.entries(behind.headers)) outgoing.setHeader(name, value)
    outgoing.write(behind.body.slice(0, 2))
    meanwhile()
    outgoing.end(behind.body.slice(2))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('the page cache', () => {
  it('answers a ready page from memory, unchanged', async () => {
    await get('/en/icons')
    const second = await get('/en/icons')
    expect(asked).toEqual(['/en/icons'])
    expect(second).toMatchObject({ status: 200, body: 'a page', headers: { 'content-type': 'text/html' } })
  })

  it('requests a page again when it has expired and after a clear', async () => {
    await get('/en/icons')
    time = 999
    await get('/en/icons')
    time = 1_000
    await get('/en/icons')
    pages.clear()
    await get('/en/icons')
    expect(asked).toHaveLength(3)
  })

  it('does not store a page that was cleared while it was being sent', async () => {
    meanwhile = () => pages.clear()
    await get('/en/icons')
    await get('/en/icons')
    expect(asked).toHaveLength(2)
  })

  it('sets each visitor’s own language cookie and never repeats another’s', async () => {
    await get('/jp/icons')
    const newcomer = await get('/jp/icons')
    const kept = await get('/jp/icons', { Cookie: 'a=b; is_locale=jp' })
    const ahead = await get('/jp/icons', { 'Sec-Purpose': 'prefetch' })
    expect(newcomer.headers['set-cookie']?.[0]).toMatch(/^is_locale=jp;/)
    expect([kept.headers['set-cookie'], ahead.headers['set-cookie']]).toEqual([undefined, undefined])
    expect(asked).toHaveLength(1)
  })

  it('stores a variant of a tested page for the visitors whose cookie names it, and for no others', async () => {
    const variant = (code: string) => {
      behind.headers = { ...READY, 'cache-control': 'private, no-cache', 'x-motif-variant': code }
    }
    variant('month')
    await get('/en/pricing')
    await get('/en/pricing')
    expect(asked).toHaveLength(2)
    const month = { Cookie: 'a=b; ab_pricing-period=month' }
    await get('/en/pricing', month)
    await get('/en/pricing', month)
    expect(asked).toHaveLength(3)
    variant('year')
    await get('/en/pricing', { Cookie: 'ab_pricing-period=gone' })
    await get('/en/pricing', { Cookie: 'ab_pricing-period=gone' })
    await get('/en/pricing', { Cookie: 'ab_pricing-period=year' })
    await get('/en/pricing', month)
    expect(asked).toHaveLength(6)
  })

  it('stores a tested page for a shorter time', async () => {
    await get('/en/pricing')
    await get('/en/icons')
    time = 99
    await get('/en/pricing')
    expect(asked).toHaveLength(2)
    time = 100
    await get('/en/pricing')
    await get('/en/icons')
    expect(asked).toEqual(['/en/pricing', '/en/icons', '/en/pricing'])
  })

  it('never stores a page for one visitor', async () => {
    behind.headers = { ...READY, 'cache-control': 'private, no-cache' }
    await get('/en/pricing', { Cookie: 'ab_pricing-period=month' })
    await get('/en/pricing', { Cookie: 'ab_pricing-period=month' })
    await get('/en/icons')
    await get('/en/icons')
    expect(asked).toHaveLength(4)
  })

  it('answers 304 to a conditional request', async () => {
    await get('/en/icons')
    expect(await get('/en/icons', { 'If-None-Match': '"one"' })).toMatchObject({ status: 304, body: '' })
    expect(await get('/en/icons', { 'If-None-Match': '"two"' })).toMatchObject({ status: 200 })
  })

  it('stores codings separately', async () => {
    await get('/en/icons', { 'Accept-Encoding': 'gzip, br' })
    await get('/en/icons')
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['another method', '/en/icons', {}, 'POST'],
    ['data for the router', '/en/icons', { rsc: '1' }, 'GET'],
    ['data for the router, by its parameter', '/en/icons?_rsc=x', {}, 'GET'],
    ['an address without language', '/api/v2/home', {}, 'GET'],
    ['a preview of drafts', '/en/icons', { Cookie: '__prerender_bypass=x' }, 'GET'],
  ])('never keeps %s', async (_, path, headers, method) => {
    await get(path, headers, method)
    await get(path, headers, method)
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['an error', { status: 500, headers: READY, body: '' }],
    ['a missing page', { status: 404, headers: READY, body: '' }],
    ['a page that is being made', { status: 200, headers: { 'x-nextjs-cache': 'STALE' }, body: '' }],
  ])('never keeps %s', async (_, answer) => {
    behind = answer
    await get('/en/icons')
    await get('/en/icons')
    expect(asked).toHaveLength(2)
  })

  it('evicts the oldest when it is full', async () => {
    for (const path of ['/en/1', '/en/2', '/en/3', '/en/4', '/en/4', '/en/1']) await get(path)
    expect(asked).toEqual(['/en/1', '/en/2', '/en/3', '/en/4', '/en/1'])
  })
})
