import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIELDS_BYTES } from '#domain/contract/body-limits.ts'
import { limitBody } from './limit-body.ts'

let site: Server
let port: number
/** Bytes that passed the limit, of all requests. */
let passed: number
/** Number of bodies that ended as complete. */
let ended = 0

beforeAll(async () => {
  site = createServer((request, response) => {
    passed = 0
    if (limitBody(request, response)) return
    request.on('data', (part: Buffer) => {
      passed += part.length
    })
    request.on('error', () => {})
    request.on('end', () => {
      ended += 1
      if (!response.headersSent) response.end(`read ${passed}`)
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
})
afterAll(() => site.close())

const post = (path: string, body: RequestInit['body']) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: body ?? null,
    duplex: 'half',
  } as RequestInit)

/** A body without a Content-Length. */
function chunked(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close()
      const part = new Uint8Array(Math.min(left, 8192)).fill(0x20)
      left -= part.length
      controller.enqueue(part)
    },
  })
}

test.each([
  ['/en/free-icons', FIELDS_BYTES],
  ['/api/users/login', FIELDS_BYTES],
  ['/api/users/login?x=/api/panel/items/7/revisions', FIELDS_BYTES],
  ['/api/v2/auth/login', FIELDS_BYTES],
  ['/search-api/1/indexes/*/queries', 256 * 1024],
  ['/admin/collections/items', 1024 * 1024],
  ['/revalidate', 512 * 1024],
])('refuses a body for %s of more than %d bytes, with a length and without', async (path, bytes) => {
  for (const bodyOf of [(size: number) => new Uint8Array(size), chunked]) {
    expect(await (await post(path, bodyOf(bytes))).text()).toBe(`read ${bytes}`)
    const whole = ended
    const refused = await post(path, bodyOf(bytes + 1))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'too-large', number: 1005 }] })
    expect([ended, passed <= bytes]).toEqual([whole, true])
  }
})

test('refuses an endless body while it is sent, and closes its connection', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const part = `2000\r\n${' '.repeat(0x2000)}\r\n`
    socket.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
    const sending = setInterval(() => socket.write(part), 1)
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(sending)
      resolve(text)
    })
    setTimeout(() => reject(new Error('the connection stayed open')), 9_000).unref()
  })
  expect(answer).toContain('413')
}, 10_000)

test('accepts a file where files are uploaded', async () => {
  const answer = await post('/api/v2/picture-searches', chunked(5 * 1024 * 1024))
  expect(await answer.text()).toBe(`read ${5 * 1024 * 1024}`)
})
