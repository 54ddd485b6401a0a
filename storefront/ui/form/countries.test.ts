import { expect, it } from 'vitest'
import { COUNTRIES } from '#domain/accounts/countries.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { countriesIn } from './countries.ts'

it('has a name for every country in every language, and none for two', () => {
  for (const locale of LOCALE_CODES) {
    const countries = countriesIn(locale)
    expect(countries.filter(({ value, label }) => value === label)).toEqual([])
    expect(new Set(countries.map(({ label }) => label)).size).toBe(COUNTRIES.size)
  }
})

it('orders them as the language does', () => {
  const places = (locale: 'en' | 'de') => {
    const labels = countriesIn(locale).map(({ value }) => value)
    return [labels.indexOf('AT'), labels.indexOf('PL')] as const
  }
  expect(places('en')[0]).toBeLessThan(places('en')[1])
  // Österreich comes under O, not behind Z.
  expect(places('de')[0]).toBeLessThan(places('de')[1])
})
