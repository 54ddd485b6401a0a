import { describe, expect, it } from 'vitest'
import { samePage } from '#storefront/features/locale/same-page.ts'

describe('samePage', () => {
  it('changes the prefix and nothing else', () => {
    expect(samePage('/en/icons/heart?page=2', 'de')).toBe('/de/icons/heart?page=2')
    expect(samePage('/jp/free-icon/red-heart-4k7q2', 'kr')).toBe('/kr/free-icon/red-heart-4k7q2')
  })

  it('knows the home page, with and without a query', () => {
    expect(samePage('/en', 'jp')).toBe('/jp')
    expect(samePage('/en?from=mail', 'jp')).toBe('/jp?from=mail')
  })

  it('leaves words that look like a prefix alone', () => {
    expect(samePage('/en/icons/en', 'fr')).toBe('/fr/icons/en')
  })
})
