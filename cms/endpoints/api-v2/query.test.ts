import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { parseListingQuery, parseSuggestQuery } from './query.ts'

const asking = (query: string) => ({ searchParams: new URLSearchParams(query) }) as unknown as PayloadRequest

function listing(query: string) {
  const parsed = parseListingQuery(asking(query))
  return parsed.ok ? parsed.query : parsed.detail
}

describe('parseListingQuery', () => {
  it('reads several values of each choice, and leaves out what cannot be one', () => {
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

  it('lets a variant settle what it settles', () => {
    expect(listing('variant=free&price=exclusive&sort=latest')).toMatchObject({
      price: 'free',
      sort: 'popular',
    })
  })

  it('refuses a page that is none', () => {
    expect(listing('page=0')).toContain('page')
    expect(listing('page=1001')).toContain('page')
    expect(listing('page=1000')).toMatchObject({ page: 1000 })
  })
})

describe('parseSuggestQuery', () => {
  it('asks for five unless told otherwise, in English and of any kind', () => {
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

  it('takes what is malformed for absent', () => {
    expect(parseSuggestQuery(asking('query=hea&asset=all&per_page=0'))).toMatchObject({
      kind: null,
      limit: 5,
    })
  })

  it('has nothing to ask without words', () => {
    expect(parseSuggestQuery(asking(''))).toBeNull()
    expect(parseSuggestQuery(asking('query=%20'))).toBeNull()
  })
})
