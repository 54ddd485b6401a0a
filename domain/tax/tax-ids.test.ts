import { expect, test } from 'vitest'
import { isTaxId, normaliseTaxId } from './tax-ids.ts'

test.each([
  ['DE', 'de 136.695-976', 'DE136695976'],
  ['DE', '136695976', 'DE136695976'],
  ['GR', '094259216', 'EL094259216'],
  ['MC', '40303265045', 'FR40303265045'],
  ['US', '12-3456789', '123456789'],
  ['DE', ' ', ''],
])('stores a tax id of %s that is typed as %s as %s', (country, typed, stored) => {
  expect(normaliseTaxId(country, typed)).toBe(stored)
})

test.each([
  ['AT', 'ATU13585627'],
  ['BE', 'BE0411905847'],
  ['DE', 'DE136695976'],
  ['ES', 'ESA13585625'],
  ['FI', 'FI09853608'],
  ['FR', 'FR40303265045'],
  ['GB', 'GB980780684'],
  ['GR', 'EL094259216'],
  ['IE', 'IE6433435F'],
  ['IT', 'IT00743110157'],
  ['NL', 'NL004495445B01'],
  ['PL', 'PL8567346215'],
  ['IN', '27AAPFU0939F1ZV'],
  ['US', '123456789'],
])('a tax id of %s may be %s', (country, id) => {
  expect(isTaxId(country, id)).toBe(true)
})

test.each([
  ['DE', 'DE136695977'],
  ['DE', 'ATU13585627'],
  ['DE', 'DE13669597'],
  ['IT', 'IT00743110158'],
  ['GB', 'GB980780685'],
  ['IN', '27AAPFU0939F1ZW'],
])('a tax id of %s is not %s', (country, id) => {
  expect(isTaxId(country, id)).toBe(false)
})
