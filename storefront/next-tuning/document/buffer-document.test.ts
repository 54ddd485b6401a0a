import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentSecurityPolicy } from '#storefront/http/content-security-policy.ts'
import { sourceOfScript } from '#storefront/http/own-scripts.ts'
import { type Buffering, bufferDocument, mayBePage } from './buffer-document.ts'

const DATA = 'self.__next_f.push([1,"ü"])'
const PAGE = `<!DOCTYPE html><p>a page</p><script>${DATA}</script>`
const POLICY = contentSecurityPolicy({
  development: false,
  hashed: true,
  secure: false,
  algolia: false,
  google: false,
  chat: null,
  razorpay: null,
  embeds: false,
  framed: false,
  previews: false,
  sentry: null,
})

let server: Server
/** How the upstream page is sent, and the headers of its request. */
let behind: (request: IncomingMessage, response: ServerResponse) => void
let receivedHeaders: IncomingHttpHeaders
let buffering: Buffering

beforeEach(async () => {
  behind = (_, response) => sendHtml(response)
  buffering = { hashes: true, afterPaint: true }
  server = createServer((incoming, outgoing) => {
    bufferDocument(incoming, outgoing, buffering)
    receivedHeaders = incoming.headers
    behind(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

function sendHtml(response: ServerResponse, html = PAGE): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', POLICY)
  response.setHeader('ETag', '"one"')
  response.flushHeaders()
  const bytes = Buffer.from(html)
  response.write(bytes.subarray(0, 60))
  response.end(bytes.subarray(60))
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function get(headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, path: '/en/icons?token=secret', method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('bufferDocument', () => {
  it('adds the inline scripts of a page to its policy, however it is sent', async () => {
    const { headers, body } = await get()
    expect(headers['content-security-policy']).toContain(`script-src ${sourceOfScript(DATA)} 'self';`)
    expect(headers['content-length']).toBe(String(Buffer.byteLength(PAGE)))
    expect(body.toString()).toBe(PAGE)
  })

  it('leaves the policy and the scripts of a page where both parts are off', async () => {
    buffering = { hashes: false, afterPaint: false }
    const html = `<body>${PAGE}<script src="/_next/static/a.js" async=""></script></body>`
    behind = (_, response) => sendHtml(response, html)
    const { headers, body } = await get()
    expect(headers['content-security-policy']).toBe(POLICY)
    expect(body.toString()).toBe(html)
  })

  it('buffers a page whose head is sent first', async () => {
    behind = (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY })
      response.end(PAGE)
    }
    const { status, headers, body } = await get()
    expect(status).toBe(404)
    expect(headers['content-security-policy']).toContain(sourceOfScript(DATA))
    expect(body.toString()).toBe(PAGE)
  })

  it('leaves an unknown script out of the policy and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    behind = (_, response) => sendHtml(response, `${PAGE}<script>alert(1)</script>`)
    const { headers } = await get()
    expect(headers['content-security-policy']).not.toContain(sourceOfScript('alert(1)'))
    expect(log.mock.lastCall?.[0]).toContain('in /en/icons is not known')
    expect(log.mock.lastCall?.[0]).toContain('alert(1)')
  })

  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('compresses a page with %s', async (coding, accepted, open) => {
    const { headers, body } = await get({ 'Accept-Encoding': accepted })
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
    expect(open(body).toString()).toBe(PAGE)
  })

  it('removes conditional and coding headers from the upstream request', async () => {
    await get({ 'Accept-Encoding': 'gzip', 'If-None-Match': '"one"', 'If-Modified-Since': 'yesterday' })
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
      expect(receivedHeaders).not.toHaveProperty(name)
  })

  it('answers a conditional request with 304 and a complete policy', async () => {
    const { status, headers, body } = await get({ 'If-None-Match': '"one"' })
    expect({ status, length: body.length }).toEqual({ status: 304, length: 0 })
    expect(headers['content-security-policy']).toContain(sourceOfScript(DATA))
  })

  it('compresses JSON for pages', async () => {
    const data = JSON.stringify({ kinds: 'ü' })
    behind = (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(data)
    }
    const { headers, body } = await get({ 'Accept-Encoding': 'br' })
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(brotliDecompressSync(body).toString()).toBe(data)
  })

  it('passes other content through unbuffered', async () => {
    behind = (_, response) => {
      response.writeHead(301, { Location: '/en' })
      response.end('moved')
    }
    const { status, headers, body } = await get({ 'Accept-Encoding': 'gzip' })
    expect(status).toBe(301)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body.toString()).toBe('moved')
  })

  it('sends no body in response to HEAD', async () => {
    behind = (_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(null)
    }
    expect(await get({}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })
})

describe('mayBePage', () => {
  beforeEach(() => {
    for (const name of ['PUBLIC_URL', 'CMS_URL', 'FILES_URL']) vi.stubEnv(name, 'http://motif.example')
    vi.stubEnv('REVALIDATE_SECRET', 'x'.repeat(32))
  })

  const asked = (url: string, headers = {}, method = 'GET') =>
    mayBePage({ url, headers, method } as IncomingMessage)

  it('is false for files, API calls and router data', () => {
    expect(['/en/icons?page=2', '/nowhere', '/admin', '/admin/login'].map((url) => asked(url))).not.toContain(
      false,
    )
    expect(
      ['/api/v2/home', '/files/a/b.svg', '/previews/a', '/_next/static/a.js'].map((url) => asked(url)),
    ).not.toContain(true)
    expect([asked('/en', { rsc: '1' }), asked('/en', {}, 'POST')]).toEqual([false, false])
  })
})
