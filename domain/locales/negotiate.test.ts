import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES, localeOfPrefix } from './locales.ts'
import { negotiateLocale } from './negotiate.ts'

describe('localeOfPrefix', () => {
  it('knows each prefix, and Japanese and Korean only by theirs', () => {
    expect(LOCALE_CODES.map((code) => localeOfPrefix(LOCALES[code].prefix))).toEqual(LOCALE_CODES)
    expect([localeOfPrefix('ja'), localeOfPrefix('ko'), localeOfPrefix('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('negotiateLocale', () => {
  it('keeps the choice of the cookie over the browser', () => {
    expect(negotiateLocale({ cookie: 'jp', acceptLanguage: 'de' })).toBe('ja')
  })

  it('ignores a cookie that is no prefix', () => {
    expect(negotiateLocale({ cookie: 'ja', acceptLanguage: 'de' })).toBe('de')
  })

  it('takes the spoken language of the highest quality, regions folded', () => {
    expect(negotiateLocale({ acceptLanguage: 'it, pt-BR;q=0.7, ko;q=0.9' })).toBe('ko')
  })

  it('skips what the browser refuses', () => {
    expect(negotiateLocale({ acceptLanguage: 'de;q=0, fr;q=0.1' })).toBe('fr')
  })

  it('falls back to English for nothing, nonsense and unspoken languages', () => {
    const headers = [undefined, '', '*', ';;q=x,,', 'it, nl;q=0.5']
    expect(headers.map((acceptLanguage) => negotiateLocale({ acceptLanguage }))).toEqual(
      headers.map(() => 'en'),
    )
  })
})
