import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { pageKey } from '#storefront/serving/page-key.ts'

const key = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  pageKey({ method, url, headers })

describe('the key of a page', () => {
  it('is there for an address in a language, and for no other', () => {
    for (const url of ['/en', '/jp/icons', '/de?page=2']) expect(key(url)).not.toBeNull()
    for (const url of ['/', '/icons', '/api/v2/items', '/_next/static/a.js', '/revalidate', '/english'])
      expect(key(url)).toBeNull()
  })

  it('is not there for what changes something, nor for a part of a page', () => {
    expect(key('/en', {}, 'POST')).toBeNull()
    expect(key('/en', {}, 'HEAD')).toBeNull()
    for (const header of ['rsc', 'next-router-prefetch', 'range', 'x-middleware-prefetch'])
      expect(key('/en', { [header]: '1' })).toBeNull()
  })

  it('tells apart what is answered differently', () => {
    const keys = [
      key('/en'),
      key('/en?page=2'),
      key('/en', { 'accept-encoding': 'gzip' }),
      key('/en', { cookie: 'is_locale=en' }),
      key('/en', { cookie: 'a=b; is_locale=de' }),
      key('/en', { 'sec-fetch-dest': 'empty' }),
      key('/en', { 'sec-purpose': 'prefetch' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('takes no notice of who asks', () => {
    const visitor = key('/en', { cookie: 'payload-token=1; is_locale=en', 'user-agent': 'one' })
    expect(visitor).toBe(key('/en', { cookie: 'is_locale=en; payload-token=2', 'user-agent': 'two' }))
  })
})
