import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { dropInternalHeaders, hideInternalHeaders } from './internal-headers.ts'

it.each([
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-middleware-rewrite',
  'x-invoke-path',
  'x-nextjs-data',
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
])('removes %s from an outside request', (name) => {
  const headers = { [name]: '1', host: 'motif.example' }
  dropInternalHeaders(headers)
  expect(headers).toEqual({ host: 'motif.example' })
})

it('keeps the headers of browsers, pages and load balancers', () => {
  const headers = {
    rsc: '1',
    'next-router-state-tree': '[]',
    'next-url': '/en',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-payload-http-method-override': 'GET',
    cookie: 'a=b',
  }
  const before = { ...headers }
  dropInternalHeaders(headers)
  expect(headers).toEqual(before)
})

it('removes only the internal rewrite target from a response', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  hideInternalHeaders(response)
  response.setHeader('X-Middleware-Rewrite', 'http://127.0.0.1:4000/api').setHeader('x-other', '1')
  expect({ ...response.getHeaders() }).toEqual({ 'x-other': '1' })
})
