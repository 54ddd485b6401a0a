import { describe, expect, it } from 'vitest'
import { hrefIfExists } from '#domain/routing/href-if-exists.ts'

describe('hrefIfExists', () => {
  it('is the address of an existing page, in a language', () => {
    expect(hrefIfExists('/reverse-image-search', 'ja')).toBe('/jp/reverse-image-search')
    expect(hrefIfExists('/dashboard/downloads', 'en')).toBe('/en/dashboard/downloads')
    expect(hrefIfExists('/auth/switch-team', 'de')).toBe('/de/auth/switch-team')
  })

  it('is null for a page that does not exist', () => {
    expect(hrefIfExists('/dashboard/no-such-section', 'en')).toBeNull()
    expect(hrefIfExists('/no/such/page', 'en')).toBeNull()
  })

  it('is null for an asset, which needs a look-up', () => {
    expect(hrefIfExists('/item/pricing-4k7q2', 'en')).toBeNull()
  })

  it('is null for a possible landing page', () => {
    expect(hrefIfExists('/no-such-word', 'en')).toBeNull()
  })
})
