import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi, callAt } from '#storefront/session/call-api.ts'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

function answers(status: number, body: unknown): void {
  fetched.mockResolvedValue(Response.json(body, { status }))
}

describe('callApi', () => {
  it('takes the value out of the envelope', async () => {
    answers(200, { response: { mail: 'sent' } })
    expect(await callApi('PATCH', '/auth/email-verification')).toEqual({ ok: true, value: { mail: 'sent' } })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v2/auth/email-verification')
  })

  it('sends the accepted type and language, and fields as JSON', async () => {
    answers(200, { response: null })
    await callApi('POST', '/auth/login', { body: { email: 'ada@example.com' } })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', 'Accept-Language': 'en', 'Content-Type': 'application/json' },
      body: '{"email":"ada@example.com"}',
    })
  })

  it('leaves the content type of a form with files to the browser', async () => {
    answers(200, { response: null })
    const body = new FormData()
    await callApi('POST', '/auth/picture/profile', { body })
    const init = fetched.mock.calls[0]?.[1]
    expect(init?.body).toBe(body)
    expect(init?.headers).not.toHaveProperty('Content-Type')
  })

  it('sends small changes so that leaving the page does not cancel them', async () => {
    answers(200, { response: null })
    await callApi('POST', '/favourites', { body: { slug: 'cloud', favourite: false } })
    await callApi('GET', '/favourites/marks')
    await callApi('POST', '/auth/recent/viewed', { body: 'x'.repeat(70_000) })
    expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false, false])
  })

  it('writes lists with brackets and leaves out absent values', async () => {
    answers(200, { response: null })
    await callApi('GET', '/auth/downloads', {
      query: { page: 2, kind: ['icon', '3d'], q: null, f: undefined },
    })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v2/auth/downloads?page=2&kind%5B%5D=icon&kind%5B%5D=3d')
  })

  it('returns refusals by code and field', async () => {
    answers(422, {
      errors: [
        { code: 'email-invalid', number: 6003, message: 'email-invalid', field: 'email' },
        { code: 'log-in-refused', number: 6001, message: 'log-in-refused' },
      ],
    })
    expect(await callApi('POST', '/auth/login')).toEqual({
      ok: false,
      status: 422,
      unreachable: false,
      faults: [
        { code: 'email-invalid', number: 6003, message: 'email-invalid', field: 'email' },
        { code: 'log-in-refused', number: 6001, message: 'log-in-refused', field: null },
      ],
    })
  })

  it('treats an error page without an envelope as unavailable', async () => {
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await callApi('GET', '/auth')).toMatchObject({
      ok: false,
      status: 502,
      unreachable: false,
      faults: [{ code: 'unavailable', number: 5002 }],
    })
  })

  it('reports a lost connection as unreachable', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await callApi('GET', '/auth')).toMatchObject({ ok: false, status: 0, unreachable: true })
  })
})

it('callAt calls addresses outside /api/v2', async () => {
  answers(200, { response: { login: true } })
  await callAt('POST', '/register/google-yolo-one-tap/callback', { body: {} })
  expect(fetched.mock.calls[0]?.[0]).toBe('/register/google-yolo-one-tap/callback')
})
