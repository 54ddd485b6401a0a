import { describe, expect, it } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { resolve } from '#domain/routing/resolve.ts'
import { isOffered, offerOf } from './offer.ts'

const NOTHING = { kinds: [], locales: [], defaultLocale: null }

describe('offerOf', () => {
  it('is everything where nothing was chosen', () => {
    expect(offerOf(NOTHING)).toEqual({ kinds: KIND_CODES, locales: LOCALE_CODES, defaultLocale: 'en' })
  })

  it('offers the default language whatever else is chosen', () => {
    expect(offerOf({ ...NOTHING, locales: ['fr'], defaultLocale: 'de' })).toMatchObject({
      locales: ['fr', 'de'],
      defaultLocale: 'de',
    })
  })

  it('falls back to the first chosen language without English', () => {
    expect(offerOf({ ...NOTHING, locales: ['ja', 'ko'] }).defaultLocale).toBe('ja')
    expect(offerOf({ ...NOTHING, locales: ['ja', 'en'] }).defaultLocale).toBe('en')
  })

  it('keeps the order of kinds', () => {
    expect(offerOf({ ...NOTHING, kinds: ['photo', 'icon'] }).kinds).toEqual(['icon', 'photo'])
  })
})

describe('isOffered', () => {
  it('is false for pages of a kind that is not offered only', () => {
    const icons = { kinds: ['icon'] } as const
    expect(isOffered({ family: 'listing', params: { kind: 'icon' } }, icons)).toBe(true)
    expect(isOffered({ family: 'listing', params: { kind: 'photo' } }, icons)).toBe(false)
    expect(isOffered({ family: 'listing', params: {} }, icons)).toBe(true)
  })

  it('knows the kind of pages whose address does not name it', () => {
    const photos = { kinds: ['photo'] } as const
    expect(isOffered({ family: 'iconStyle', params: { slug: 'line' } }, photos)).toBe(false)
    expect(isOffered({ family: 'iconStyles', params: {} }, photos)).toBe(false)
    expect(isOffered({ family: 'templateCategory', params: { use: 'email' } }, photos)).toBe(false)
    expect(isOffered({ family: 'style', params: { slug: 'line' } }, photos)).toBe(true)
  })
})

describe('resolve with an offer of languages', () => {
  const offer = offerOf({ ...NOTHING, locales: ['de', 'fr'], defaultLocale: 'de' })

  it('redirects a language that is not offered to the default one in one hop', () => {
    expect(resolve({ pathname: '/kr/icons', search: '?a=1', offer })).toMatchObject({
      kind: 'redirect',
      to: '/de/icons?a=1',
    })
  })

  it('ignores a cookie and a header that name no offered language', () => {
    const asked = { search: '', cookieLocale: 'jp', acceptLanguage: 'ko,en;q=0.9,fr;q=0.1', offer }
    expect(resolve({ ...asked, pathname: '/icons' })).toMatchObject({ to: '/fr/icons' })
    expect(resolve({ pathname: '/icons', search: '', offer })).toMatchObject({ to: '/de/icons' })
  })

  it('shows an offered language', () => {
    expect(resolve({ pathname: '/fr/icons', search: '', offer })).toMatchObject({
      kind: 'page',
      locale: 'fr',
    })
  })
})
