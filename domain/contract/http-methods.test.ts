import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  HTTP_METHODS,
  refuseMalformed,
  refuseMethod,
  refuseTunnel,
  refuseUndecodable,
  WITHOUT_UPGRADES,
} from './http-methods.ts'

let server: Server

beforeAll(async () => {
  server = createServer(WITHOUT_UPGRADES, (request, response) => {
    if (refuseMethod(request.method, response) || refuseUndecodable(request.url, response)) return
    response.end('answered')
  })
  server.on('clientError', refuseMalformed)
  server.on('connect', refuseTunnel)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

/** All bytes that the server sends for a raw request. */
function send(request: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const ask = (method: string, target = '/') =>
  send(`${method} ${target} HTTP/1.1\r\nHost: motif.example\r\nConnection: close\r\n\r\n`)

it.each(['TRACE', 'TRACK', 'PROPFIND', 'SEARCH', 'LOCK', 'FOO', 'get'])(
  'rejects %s with 405 and the allowed methods',
  async (method) => {
    const answer = await ask(method)
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/)
    expect(answer).toContain('Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    expect(answer).toContain('{"errors":[{"code":"method-not-allowed","number":1004}]}')
  },
)

it('rejects CONNECT with 405', async () => {
  expect(await ask('CONNECT', 'evil.example:443')).toMatch(/^HTTP\/1\.1 405 /)
})

it.each(['h2c', 'websocket'])(
  'answers a request that offers %s as any other, whatever Next adds',
  async (protocol) => {
    const hang = () => {}
    server.on('upgrade', hang)
    const offer = `Connection: Upgrade, close\r\nUpgrade: ${protocol}`
    expect(await send(`GET / HTTP/1.1\r\nHost: motif.example\r\n${offer}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    )
    server.off('upgrade', hang)
  },
)

it.each(HTTP_METHODS)('passes %s to the server', async (method) => {
  expect(await ask(method)).toMatch(/^HTTP\/1\.1 200 /)
})

it.each(['/api/v2/items/%ff', '/api/%e0%a4', '/api/%', '/api/%zz?page=1'])(
  'rejects %s, which no text encodes, with 400',
  async (target) => {
    const answer = await ask('GET', target)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('{"errors":[{"code":"bad-request","number":1003}]}')
  },
)

it.each(['/api/v2/items/%F0%9F%A6%8A', '/api/v2/suggest?query=%ff', '/api/100%25'])(
  'passes %s to the server',
  async (target) => {
    expect(await ask('GET', target)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

it('answers malformed HTTP with 400, and headers that are too long with 431', async () => {
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
})
