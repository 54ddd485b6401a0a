import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bufferDocument, mayBePage } from '#storefront/next-tuning/document/buffer-document.ts'
import { answerUnavailable, type ErrorPage, replaceFailedPage } from './unavailable.ts'

const POLICY = "script-src 'self'"
const ERROR_PAGE = '<!DOCTYPE html><h1>We are updating the library</h1>'
const FAILED_PAGE =
  '<!DOCTYPE html><html id="__next_error__"><script>self.__next_f.push([1,"{\\"digest\\":\\"DIGEST\\"}"])</script>'

let server: Server
let behind: (response: ServerResponse) => void
let ask: (request: IncomingMessage) => Promise<ErrorPage | null>

beforeEach(async () => {
  vi.stubEnv('PUBLIC_URL', 'http://motif.example')
  vi.stubEnv('CMS_URL', 'http://127.0.0.1:9')
  vi.stubEnv('FILES_URL', 'http://127.0.0.1:9')
  vi.stubEnv('REVALIDATE_SECRET', 'x'.repeat(32))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  ask = async () => ({ html: ERROR_PAGE, policy: POLICY })
  server = createServer((request, response) => {
    answerUnavailable(request, response)
    if (mayBePage(request)) {
      bufferDocument(request, response, { hashes: true, afterPaint: true })
      replaceFailedPage(request, response, (failed) => ask(failed))
    }
    behind(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

async function get(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  const { status, headers } = answer
  return {
    status,
    retryAfter: headers.get('retry-after'),
    type: headers.get('content-type'),
    headers,
    body: await answer.text(),
  }
}

/** As Next responds when the upstream server refuses the connection; compression sends the head first. */
function notReached(response: ServerResponse): void {
  response.statusCode = 500
  response.writeHead(500)
  response.end('Internal Server Error')
  // Next then tries to send an error page of its own.
  response.end('once more')
}

function failedPage(digest: string) {
  return (response: ServerResponse) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', ETag: '"failed"' })
    const html = FAILED_PAGE.replace('DIGEST', digest)
    response.write(html.slice(0, 40))
    response.end(html.slice(40))
  }
}

describe('a response that arrives', () => {
  it('is written through the method that compression put in place, from the first chunk to the last', async () => {
    behind = (response) => {
      const { write } = response
      response.write = (chunk: unknown) => Reflect.apply(write, response, [`${chunk}`.toUpperCase()])
      response.writeHead(200, { 'Content-Type': 'text/css' })
      for (const chunk of ['a', 'b', 'c']) response.write(chunk)
      response.end()
    }
    expect((await get('/files/x')).body).toBe('ABC')
  })
})

describe('an unreachable upstream server', () => {
  it.each(['/api/v2/home', '/previews/abc?w=1', '/files/x', '/api/users'])(
    'is 503 in JSON at %s',
    async (path) => {
      behind = notReached
      const answer = await get(path)
      expect(answer).toMatchObject({ status: 503, retryAfter: '30', type: 'application/json' })
      expect(JSON.parse(answer.body)).toEqual({ errors: [{ code: 'unavailable', number: 5002 }] })
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect((await get(path, 'POST')).status).toBe(503)
      expect(await get(path, 'HEAD')).toMatchObject({ status: 503, body: '' })
    },
  )

  it('is the error page in the panel', async () => {
    behind = notReached
    expect(await get('/admin/collections/items')).toMatchObject({
      status: 503,
      retryAfter: '30',
      body: ERROR_PAGE,
    })
  })

  it('is 503 for the menus, which need the CMS', async () => {
    behind = (response) => {
      response.setHeader('Content-Type', 'text/plain')
      notReached(response)
    }
    expect(await get('/menu/en')).toMatchObject({ status: 503, retryAfter: '30', type: 'application/json' })
  })

  it('passes an upstream 500 without a content type', async () => {
    behind = (response) => {
      response.writeHead(500)
      response.write('Internal')
      response.end(' Server Error')
    }
    expect(await get('/api/v2/home')).toMatchObject({
      status: 500,
      retryAfter: null,
      body: 'Internal Server Error',
    })
  })

  it('passes responses of its own, including failures', async () => {
    behind = (response) =>
      response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"errors":[]}')
    expect(await get('/api/v2/home')).toMatchObject({ status: 500, retryAfter: null, body: '{"errors":[]}' })
  })
})

describe('a page', () => {
  it('that failed because the CMS is unavailable becomes the error page with 503', async () => {
    behind = failedPage('unavailable')
    const answer = await get('/en/icons')
    expect(answer).toMatchObject({
      status: 503,
      retryAfter: '30',
      type: 'text/html; charset=utf-8',
      body: ERROR_PAGE,
    })
    expect(answer.headers.get('content-security-policy')).toBe(POLICY)
    expect(answer.headers.get('etag')).toBeNull()
  })

  it('that failed for another reason is unchanged', async () => {
    behind = failedPage('1234')
    expect(await get('/en/icons')).toMatchObject({
      status: 500,
      retryAfter: null,
      body: FAILED_PAGE.replace('DIGEST', '1234'),
    })
  })

  it('is 503 even if the error page fails', async () => {
    behind = failedPage('unavailable')
    ask = async () => null
    expect(await get('/en/icons')).toMatchObject({ status: 503, retryAfter: '30' })
    ask = () => Promise.reject(new Error('no'))
    expect(await get('/en/icons')).toMatchObject({ status: 503, retryAfter: '30' })
  })

  it('that is refused with 503 gets Retry-After', async () => {
    behind = (response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end(ERROR_PAGE)
    expect(await get('/en/nothing')).toMatchObject({ status: 503, retryAfter: '30', body: ERROR_PAGE })
  })

  it('without a failure is unchanged', async () => {
    behind = (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>fine</p>')
    expect(await get('/en/icons')).toMatchObject({ status: 200, retryAfter: null, body: '<p>fine</p>' })
  })
})
