import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES, localeOfPrefix } from './locales.ts'
import { negotiateLocale } from './negotiate.ts'

describe('localeOfPrefix', () => {
  it('maps each prefix, and no language code in place of one', () => {
    expect(LOCALE_CODES.map((code) => localeOfPrefix(LOCALES[code].prefix))).toEqual(LOCALE_CODES)
    expect([localeOfPrefix('ja'), localeOfPrefix('ko'), localeOfPrefix('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('negotiateLocale', () => {
  it("prefers the cookie to the browser's languages", () => {
    expect(negotiateLocale({ cookie: 'jp', acceptLanguage: 'de' })).toBe('ja')
  })

  it('ignores a cookie that is no prefix', () => {
    expect(negotiateLocale({ cookie: 'ja', acceptLanguage: 'de' })).toBe('de')
  })

  it('takes the supported language of the highest quality, ignoring regions', () => {
    expect(negotiateLocale({ acceptLanguage: 'it, pt-BR;q=0.7, ko;q=0.9' })).toBe('ko')
  })

  it('skips languages with quality 0', () => {
    expect(negotiateLocale({ acceptLanguage: 'de;q=0, fr;q=0.1' })).toBe('fr')
  })

  it('falls back to English for absent, malformed and unsupported languages', () => {
    const headers = [undefined, '', '*', ';;q=x,,', 'it, nl;q=0.5']
    expect(headers.map((acceptLanguage) => negotiateLocale({ acceptLanguage }))).toEqual(
      headers.map(() => 'en'),
    )
  })
})
