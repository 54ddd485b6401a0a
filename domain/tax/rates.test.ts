import { expect, test } from 'vitest'
import { rateOn, STANDARD_RATES } from './rates.ts'
import { taxRegionOf, territoryOf } from './territories.ts'

const on = (country: string, day: string, region: string | null = null) =>
  rateOn(STANDARD_RATES, { country, region, day })?.basisPoints ?? null

test.each([
  ['EE', '2025-06-30', 2200],
  ['EE', '2025-07-01', 2400],
  ['RO', '2025-07-31', 1900],
  ['RO', '2025-08-01', 2100],
  ['SK', '2024-12-31', 2000],
  ['SK', '2025-01-01', 2300],
  ['FI', '2024-08-31', 2400],
  ['FI', '2024-09-01', 2550],
  ['DE', '2023-12-31', null],
  ['DE', '2024-01-01', 1900],
  ['US', '2026-01-01', null],
])('the rate of %s on %s is %s', (country, day, rate) => {
  expect(on(country, day)).toBe(rate)
})

test('the rate of a region comes before that of its country', () => {
  expect(on('PT', '2026-01-01', 'PT-30')).toBe(2200)
  expect(on('PT', '2026-01-01', 'PT-11')).toBe(2300)
})

test('no two rates of one place are valid on the same day', () => {
  for (const [at, one] of STANDARD_RATES.entries())
    for (const other of STANDARD_RATES.slice(at + 1)) {
      if (one.country !== other.country || one.region !== other.region) continue
      const isApart = (one.validTo ?? '9999') < other.validFrom || (other.validTo ?? '9999') < one.validFrom
      expect(isApart, `${one.country} ${one.validFrom} and ${other.validFrom}`).toBe(true)
    }
})

test('every rate is that of a territory', () => {
  expect(STANDARD_RATES.filter(({ country }) => territoryOf(country) === null)).toEqual([])
})

test.each([
  ['ES', '35001', 'ES-CN'],
  ['ES', '28001', null],
  ['PT', '9000-018', 'PT-30'],
  ['PT', '9500-100', 'PT-20'],
  ['DE', '27498', 'DE-HELGOLAND'],
  ['FR', '35001', null],
])('the postal code %s %s belongs to the region %s', (country, postalCode, region) => {
  expect(taxRegionOf({ country, region: 'typed', postalCode })).toBe(region)
})

test('the region of an Indian address is its state', () => {
  expect(taxRegionOf({ country: 'IN', region: '27', postalCode: '400001' })).toBe('27')
})
