import { describe, expect, it } from 'vitest'
import { inLocale } from '#domain/routing/switch-locale.ts'

describe('inLocale', () => {
  it('changes the prefix and nothing else', () => {
    expect(inLocale('/jp/icons/heart', 'ko')).toBe('/kr/icons/heart')
    expect(inLocale('/en', 'de')).toBe('/de')
  })

  it('adds the prefix where there is none', () => {
    expect(inLocale('/', 'ja')).toBe('/jp')
    expect(inLocale('/icons', 'ja')).toBe('/jp/icons')
    expect(inLocale('//evil.example', 'en')).toBe('/en/evil.example')
  })
})
