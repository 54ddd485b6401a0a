import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestDownload } from '#storefront/actions/download/request-download.ts'
import { onGranted } from '#storefront/session/download-allowance.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(body: string, status = 200) {
  const fetch = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function fields() {
  const form = new FormData()
  for (const [name, value] of [
    ['item', 'heart-4k7q2'],
    ['format', 'png'],
    ['width', '512'],
  ] as const)
    form.set(name, value)
  return form
}

describe('requestDownload', () => {
  it('sends the fields as JSON and accepts an address within the site', async () => {
    const fetch = answering('{"response":{"download":{"url":"/files/a/heart.png?signature=x"}}}')
    expect(await requestDownload(fields())).toEqual({
      kind: 'granted',
      url: '/files/a/heart.png?signature=x',
    })
    expect(fetch).toHaveBeenCalledWith(
      '/api/v2/downloads',
      expect.objectContaining({
        method: 'POST',
        body: '{"item":"heart-4k7q2","format":"png","width":"512"}',
      }),
    )
  })

  it('announces the limited allowance after the download', async () => {
    const heard = vi.fn()
    const end = onGranted(heard)
    const allowance = { used: 4, limit: 10, period: 'day' }
    answering(JSON.stringify({ response: { download: { url: '/files/a', allowance } } }))
    await requestDownload(fields())
    answering('{"errors":[{"code":"quota-used-up","number":1}]}', 403)
    await requestDownload(fields())
    end()
    expect(heard.mock.calls).toEqual([[{ item: 'heart-4k7q2', allowance }]])
  })

  it('returns the code of a refusal', async () => {
    answering('{"errors":[{"code":"too-many-downloads","number":4004}]}', 429)
    expect(await requestDownload(fields())).toEqual({ kind: 'refused', code: 'too-many-downloads' })
  })

  it('reports an unreadable response as unreachable', async () => {
    for (const body of ['<html>', 'null', '{}', '{"response":{"download":{"url":"https://evil.example"}}}']) {
      answering(body)
      expect(await requestDownload(fields()), body).toEqual({ kind: 'unreachable' })
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect(await requestDownload(fields())).toEqual({ kind: 'unreachable' })
  })
})
