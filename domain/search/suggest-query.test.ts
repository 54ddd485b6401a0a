import { describe, expect, it } from 'vitest'
import { suggestQuery } from '#domain/search/suggest-query.ts'

const ask = (query: string, kind: 'icon' | 'kit-illustration' | 'unicon' | null = null) =>
  suggestQuery({ query, locale: 'ja', kind })?.toString() ?? null

describe('suggestQuery', () => {
  it('requests five in the language of the page', () => {
    expect(ask(' fox ')).toBe('query=fox&lang=ja&per_page=5')
  })

  it.each([
    ['icon', 'icon'],
    ['unicon', 'icon'],
    ['kit-illustration', 'illustration'],
  ] as const)('requests %s for the words of %s', (kind, asset) => {
    expect(ask('fox', kind)).toBe(`query=fox&lang=ja&per_page=5&asset=${asset}`)
  })

  it('is null for an empty query', () => {
    expect(ask('')).toBeNull()
    expect(ask('  ', 'icon')).toBeNull()
  })
})
