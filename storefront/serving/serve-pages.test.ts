import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createPageMemory } from '#storefront/serving/page-memory.ts'
import { servePages } from '#storefront/serving/serve-pages.ts'

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=600, stale-while-revalidate=3000',
  'x-nextjs-cache': 'HIT',
  ETag: '"one"',
}

let server: Server
let rendered = 0

afterEach(() => server.close())

/** Serves in front of `render`, and gives back how to ask. */
async function inFrontOf(render: RequestListener) {
  rendered = 0
  const counted: RequestListener = (request, response) => {
    rendered += 1
    render(request, response)
  }
  const memory = createPageMemory({ lifeMs: 60_000, capacityBytes: 1_000 })
  server = createServer(servePages(counted, memory))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

function page(headers: Record<string, string> = {}, status = 200): RequestListener {
  return (_request, response) => {
    for (const [name, value] of Object.entries({ ...PAGE_HEADERS, ...headers }))
      response.setHeader(name, value)
    response.writeHead(status)
    response.write('<p>one ')
    response.end(`page ${rendered}</p>`)
  }
}

describe('pages in front of the framework', () => {
  it('are rendered once and sent again as they were', async () => {
    const ask = await inFrontOf(page({ 'Set-Cookie': 'is_locale=en; Path=/' }))
    const [first, second] = [await ask('/en/icons'), await ask('/en/icons')]
    expect(rendered).toBe(1)
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('set-cookie')).toBe('is_locale=en; Path=/')
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
  })

  it('are not sent to a browser that has them', async () => {
    const ask = await inFrontOf(page())
    await (await ask('/en')).text()
    const again = await ask('/en', { headers: { 'If-None-Match': 'W/"other", "one"' } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', '"one"'])
    const other = await ask('/en', { headers: { 'If-None-Match': '"other"' } })
    expect([other.status, rendered]).toEqual([200, 1])
  })

  it.each([
    ['a page that is still being made', { 'x-nextjs-cache': 'MISS' }],
    ['a stale page', { 'x-nextjs-cache': 'STALE' }],
    ['a page for one visitor', { 'Cache-Control': 'private, no-store' }],
    ['a page with a cookie of its own', { 'Set-Cookie': 'session=1' }],
    ['data', { 'Content-Type': 'application/json' }],
  ])('never keep %s', async (_what, headers) => {
    const ask = await inFrontOf(page(headers))
    await (await ask('/en')).text()
    await (await ask('/en')).text()
    expect(rendered).toBe(2)
  })

  it.each([404, 410, 301, 500])('never keep an answer with status %i', async (status) => {
    const ask = await inFrontOf(page({}, status))
    await (await ask('/en', { redirect: 'manual' })).text()
    await (await ask('/en', { redirect: 'manual' })).text()
    expect(rendered).toBe(2)
  })

  it('are forgotten when the CMS says that something changed, and only then', async () => {
    let accepted = false
    const ask = await inFrontOf((request, response) => {
      if (request.url === '/revalidate') response.writeHead(accepted ? 204 : 403).end()
      else page()(request, response)
    })
    await (await ask('/en')).text()
    await ask('/revalidate', { method: 'POST' })
    expect(await (await ask('/en')).text()).toBe('<p>one page 1</p>')
    accepted = true
    await ask('/revalidate', { method: 'POST' })
    expect(await (await ask('/en')).text()).toBe('<p>one page 4</p>')
  })
})
