import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchErrorPage } from './fetch-error-page.ts'

let server: Server
let status = 503
let asked: { url: string | undefined; headers: IncomingHttpHeaders } | undefined

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked = { url, headers }
    response.writeHead(status, { 'Content-Security-Policy': "default-src 'self'" }).end('<h1>away</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const visitor = {
  url: '/jp/icons?page=2',
  headers: { host: 'motif.example', cookie: 'is_locale=jp', 'accept-language': 'ja', 'if-none-match': '"x"' },
}
const here = (hostname: string) => ({ hostname, port: (server.address() as AddressInfo).port })

it.each(['127.0.0.1', '0.0.0.0'])(
  'requests the page from this process, at %s, in the language of the visitor',
  async (hostname) => {
    status = 503
    expect(await fetchErrorPage(here(hostname), visitor)).toEqual({
      html: '<h1>away</h1>',
      policy: "default-src 'self'",
    })
    expect(asked?.url).toBe('/jp/icons?page=2')
    expect(asked?.headers).toMatchObject({
      host: 'motif.example',
      cookie: 'is_locale=jp',
      'accept-language': 'ja',
      'x-motif-refusal': 'unavailable',
    })
    expect(asked?.headers['if-none-match']).toBeUndefined()
  },
)

it('fails when the response is another page', async () => {
  status = 500
  await expect(fetchErrorPage(here('127.0.0.1'), visitor)).rejects.toThrow('500')
})
