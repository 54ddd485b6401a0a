import { describe, expect, it } from 'vitest'
import { FIELDS_BYTES, PREFERENCE_BYTES } from '#domain/contract/body-limits.ts'
import { MAX_JSON_DEPTH } from '#domain/contract/json-nesting.ts'
import { withRequestLimits } from './request-limits.ts'

/** The request that reached the route, and the response to the client. */
async function send(path: string, init: RequestInit & { readonly duplex?: 'half' } = {}) {
  let given: Request | undefined
  const limitedRoute = withRequestLimits(async (request) => {
    given = request
    return new Response('answered')
  })
  const request = new Request(`http://localhost/api${path}`, { method: 'POST', ...init })
  const response = await limitedRoute(request, undefined)
  const code = response.ok ? null : (await response.json()).errors[0].code
  return { status: response.status, code, given }
}

/** A body without a length, generated as it is read; counts the bytes read. */
function streamOf(bytes: number) {
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.bytes >= bytes) return controller.close()
      const part = new Uint8Array(Math.min(16 * 1024, bytes - read.bytes)).fill(0x20)
      read.bytes += part.length
      controller.enqueue(part)
    },
  })
  return { init: { body, duplex: 'half' } as const, read }
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('the request limits of the API', () => {
  it('pass a body within the limit unchanged', async () => {
    const { given } = await send('/users/login', { body: '{"email":"a"}', headers: JSON_TYPE })
    expect([given?.method, given?.headers.get('content-type'), await given?.text()]).toEqual([
      'POST',
      'application/json',
      '{"email":"a"}',
    ])
  })

  it.each([
    ['/users/login', FIELDS_BYTES],
    ['/v2/auth/login', FIELDS_BYTES],
    ['/v2/views', FIELDS_BYTES],
    ['/payload-preferences/columns', PREFERENCE_BYTES],
    ['/items', 1024 * 1024],
    ['/globals/home-page', 1024 * 1024],
    ['/landing-pages/7', 1024 * 1024],
    ['/graphql', 1024 * 1024],
    ['/%69tems', FIELDS_BYTES],
  ])('reject a body for %s above %d bytes with 413, with a length and without', async (path, bytes) => {
    expect((await send(path, streamOf(bytes).init)).status).toBe(200)
    expect(await send(path, { body: new Uint8Array(bytes + 1) })).toMatchObject({
      status: 413,
      code: 'too-large',
      given: undefined,
    })
    expect(await send(path, streamOf(bytes + 1).init)).toMatchObject({ status: 413, given: undefined })
  })

  it('stop reading an endless body', async () => {
    const { init, read } = streamOf(100 * 1024 * 1024)
    expect((await send('/users/login', init)).status).toBe(413)
    expect(read.bytes).toBeLessThan(2 * FIELDS_BYTES)
  })

  it('pass files to their endpoints, unless the declared length is too large', async () => {
    const { init, read } = streamOf(1024 * 1024)
    expect((await send('/v2/picture-searches', init)).status).toBe(200)
    expect(read.bytes).toBeLessThan(64 * 1024)
    const headers = { 'Content-Length': `${12 * 1024 * 1024}` }
    expect(await send('/v2/auth/picture/profile', { body: 'x', headers })).toMatchObject({
      status: 413,
      code: 'picture-too-large',
    })
    const original = { 'Content-Length': `${40 * 1024 * 1024}` }
    expect((await send('/panel/items/7/revisions', { body: 'x', headers: original })).status).toBe(413)
  })

  it('reject deeply nested JSON before it is parsed', async () => {
    const form = new FormData()
    form.set('_payload', nested(MAX_JSON_DEPTH + 1))
    const deep = nested(MAX_JSON_DEPTH + 1)
    for (const init of [
      { body: deep, headers: JSON_TYPE },
      { body: deep, headers: { 'Content-Type': 'text/plain' } },
      { body: form },
    ])
      expect(await send('/items', init)).toMatchObject({ status: 400, code: 'too-deep' })
    expect((await send('/items', { body: nested(MAX_JSON_DEPTH), headers: JSON_TYPE })).status).toBe(200)
  })

  it('answer 404 for names of inherited properties, and for undecodable paths', async () => {
    for (const path of ['/constructor', '/globals/__proto__', '/%63onstructor', '/items/%E0%A4%A'])
      expect((await send(path)).status).toBe(404)
  })
})
