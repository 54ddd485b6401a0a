import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSearchProxy } from './search-proxy.ts'

let engine: Server
let site: Server
let address: string
beforeAll(async () => {
  engine = createServer((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      const { method, url, headers } = request
      response.writeHead(418, { 'Content-Type': 'application/json', 'X-Engine': 'yes' })
      response.end(JSON.stringify({ method, url, body, key: headers['x-algolia-api-key'] }))
    })
  })
  const gate = createSearchProxy(await listen(engine))
  site = createServer((request, response) => {
    if (!gate.answer(request, response)) response.end('a page')
  })
  address = await listen(site)
})
afterAll(() => {
  engine.close()
  site.close()
})

const ask = (path: string, init: RequestInit = {}) => fetch(address + path, { method: 'POST', ...init })

test('a search and its response pass unchanged', async () => {
  const headers = { 'x-algolia-api-key': 'public' }
  const answer = await ask('/search-api/1/indexes/*/queries?x-algolia-agent=a', {
    body: '{"requests":[]}',
    headers,
  })
  expect([answer.status, answer.headers.get('x-engine')]).toEqual([418, 'yes'])
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/1/indexes/*/queries?x-algolia-agent=a',
    body: '{"requests":[]}',
    key: 'public',
  })
})

test('a request that changes an index is refused', async () => {
  const answer = await ask('/search-api/1/indexes/items/batch', { body: '{}' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ message: 'Path not found', status: 404 })
})

test('other paths are not handled', async () => {
  expect(await (await ask('/en/icons')).text()).toBe('a page')
})

test('an unreachable engine is reported as unavailable in the search protocol', async () => {
  const gate = createSearchProxy('http://127.0.0.1:1')
  const lonely = createServer((request, response) => void gate.answer(request, response))
  const answer = await fetch(`${await listen(lonely)}/search-api/1/events`, { method: 'POST', body: '{}' })
  lonely.close()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 503 })
})

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
