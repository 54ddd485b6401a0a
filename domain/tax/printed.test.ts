import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import type { TaxDecision } from './decide-tax.ts'
import { includedTaxNotes, placeName, rateText } from './printed.ts'

const line = { base: 10_000n, jurisdiction: 'DE' }
const german: TaxDecision = {
  treatment: 'taxed',
  lines: [{ ...line, name: 'VAT', basisPoints: 1900, tax: 1_900n }],
}
const spaced = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))

test('a price says which tax it includes', () => {
  expect(includedTaxNotes(german, 'EUR', 'en')).toEqual(['Includes €19.00 VAT (19%)'])
  expect(spaced(includedTaxNotes(german, 'EUR', 'de'))).toEqual(['Enthält 19,00 € USt. (19 %)'])
})

test('a price names both taxes within a state of India', () => {
  const decision: TaxDecision = {
    treatment: 'taxed',
    lines: [
      { ...line, name: 'CGST', basisPoints: 900, tax: 900n },
      { ...line, name: 'SGST', basisPoints: 900, tax: 900n },
    ],
  }
  expect(includedTaxNotes(decision, 'USD', 'en')).toEqual([
    'Includes $9.00 CGST (9%)',
    'Includes $9.00 SGST (9%)',
  ])
})

test.each(LOCALE_CODES)('a price of a reverse charge has its sentence in %s', (locale) => {
  const decision = { treatment: 'reverse-charge', sentence: 'reverse-charge-eu' } as const
  expect(includedTaxNotes(decision, 'EUR', locale)[0]).toContain('2006/112/')
})

test('a price without tax says nothing', () => {
  expect(includedTaxNotes({ treatment: 'none' }, 'EUR', 'en')).toEqual([])
})

test('rates and places are written as the language does', () => {
  expect(spaced([rateText(2550, 'fr'), rateText(450, 'en')])).toEqual(['25,5 %', '4.5%'])
  expect([placeName('IN-27', 'de'), placeName('FR', 'de'), placeName('unknown', 'de')]).toEqual([
    'Maharashtra',
    'Frankreich',
    'unknown',
  ])
})
