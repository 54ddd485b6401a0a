import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
const SCRIPT = '/_next/static/chunks/a.js'
const BROWSER = 'gzip, deflate, br'

mkdirSync(join(folder, 'chunks'))
for (const [name, content] of Object.entries({
  'a.js': 'the script',
  'a.js.br': 'brotli of it',
  'a.js.gz': 'gzip of it',
  'b.css': 'a style nobody compressed',
  'c.woff2': 'a font',
})) {
  writeFileSync(join(folder, 'chunks', name), content)
}
const files = createStaticFiles(folder)
const server = createServer((asked, response) => {
  if (!files.answer(asked, response)) response.writeHead(501).end()
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('static files', () => {
  it.each([
    [BROWSER, 'br', 'brotli of it'],
    ['gzip', 'gzip', 'gzip of it'],
  ])('are sent to a client that takes %s as %s', async (accepted, coding, body) => {
    const answer = await ask(SCRIPT, accepted)
    expect(answer.status).toBe(200)
    expect(answer.body).toBe(body)
    expect(answer.headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
  })

  it('are found with any query', async () => {
    expect((await ask(`${SCRIPT}?dpl=7`, BROWSER)).status).toBe(200)
  })

  it('are not sent again to a client that has them in the same coding', async () => {
    const { etag } = (await ask(SCRIPT, 'gzip')).headers
    const again = await ask(SCRIPT, 'gzip', { 'If-None-Match': String(etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await ask(SCRIPT, 'br', { 'If-None-Match': String(etag) })).status).toBe(200)
  })

  it('answer HEAD without a body', async () => {
    const answer = await ask(SCRIPT, 'gzip', {}, 'HEAD')
    expect([answer.status, answer.headers['content-length'], answer.body]).toEqual([200, '10', ''])
  })

  it.each([
    ['a client that takes no compression', SCRIPT, 'identity'],
    ['a file that was not compressed', '/_next/static/chunks/b.css', BROWSER],
    ['what is no text', '/_next/static/chunks/c.woff2', BROWSER],
    ['a compressed form by its own name', `${SCRIPT}.br`, BROWSER],
    ['what is not there', '/_next/static/chunks/d.js', BROWSER],
    ['a way out of the folder', '/_next/static/../../package.json', BROWSER],
  ])('do not handle %s', async (_what, path, accepted) => {
    expect((await ask(path, accepted)).status).toBe(501)
  })

  it('do not handle other methods', async () => {
    expect((await ask(SCRIPT, BROWSER, {}, 'POST')).status).toBe(501)
  })
})

/** With `request`, since `fetch` normalises paths and decodes bodies. */
async function ask(path: string, accepted: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { 'Accept-Encoding': accepted, ...headers } },
      resolve,
    )
    asked.once('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: String(await buffer(answer)) }
}
