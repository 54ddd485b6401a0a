import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { parseListingQuery, parseSuggestQuery } from './query.ts'

const asking = (query: string) => ({ searchParams: new URLSearchParams(query) }) as unknown as PayloadRequest

function listing(query: string) {
  const parsed = parseListingQuery(asking(query))
  return parsed.ok ? parsed.query : parsed.detail
}

describe('parseListingQuery', () => {
  it('reads several values of each choice, and leaves out invalid ones', () => {
    expect(
      listing('style=solid,line&colour=red,ultraviolet&format=svg&orientation=square,round'),
    ).toMatchObject({
      style: ['line', 'solid'],
      colour: ['red'],
      format: ['svg'],
      orientation: ['square'],
      category: [],
    })
  })

  it('takes the fixed settings of a variant', () => {
    expect(listing('variant=free&price=exclusive&sort=latest')).toMatchObject({
      price: 'free',
      sort: 'popular',
    })
  })

  it('rejects an invalid page', () => {
    expect(listing('page=0')).toContain('page')
    expect(listing('page=1001')).toContain('page')
    expect(listing('page=1000')).toMatchObject({ page: 1000 })
  })
})

describe('parseSuggestQuery', () => {
  it('returns five by default, in English and of any kind', () => {
    expect(parseSuggestQuery(asking('query= hea '))).toEqual({
      words: 'hea',
      kind: null,
      limit: 5,
      locale: 'en',
    })
    expect(parseSuggestQuery(asking('query=hea&asset=icon&lang=ja&per_page=3'))).toEqual({
      words: 'hea',
      kind: 'icon',
      limit: 3,
      locale: 'ja',
    })
  })

  it('treats malformed parameters as absent', () => {
    expect(parseSuggestQuery(asking('query=hea&asset=all&per_page=0'))).toMatchObject({
      kind: null,
      limit: 5,
    })
  })

  it('is null without words', () => {
    expect(parseSuggestQuery(asking(''))).toBeNull()
    expect(parseSuggestQuery(asking('query=%20'))).toBeNull()
  })
})
