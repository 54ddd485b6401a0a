import { describe, expect, it } from 'vitest'
import { hrefOnceThere } from '#domain/routing/standing.ts'

describe('hrefOnceThere', () => {
  it('is the address of a page that the product has, in a language', () => {
    expect(hrefOnceThere('/reverse-image-search', 'ja')).toBe('/jp/reverse-image-search')
    expect(hrefOnceThere('/dashboard/downloads', 'en')).toBe('/en/dashboard/downloads')
    expect(hrefOnceThere('/auth/switch-team', 'de')).toBe('/de/auth/switch-team')
  })

  it('is nothing where no page is', () => {
    expect(hrefOnceThere('/dashboard/no-such-section', 'en')).toBeNull()
    expect(hrefOnceThere('/no/such/page', 'en')).toBeNull()
  })

  it('is no asset, which somebody would have to look up first', () => {
    expect(hrefOnceThere('/item/pricing-4k7q2', 'en')).toBeNull()
  })

  it('is no page that editors may have written at a free word', () => {
    expect(hrefOnceThere('/no-such-word', 'en')).toBeNull()
  })
})
