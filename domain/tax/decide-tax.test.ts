import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decideTax, type TaxedSale, taxIn } from './decide-tax.ts'
import { STANDARD_RATES } from './rates.ts'

const SALE: TaxedSale = {
  seller: { country: 'DE', region: null },
  buyerCountry: 'DE',
  buyerRegion: null,
  taxId: null,
  isBusiness: false,
  amount: 11_900n,
  date: '2026-11-27',
  rates: STANDARD_RATES,
}
const decide = (change: Partial<TaxedSale>) => decideTax({ ...SALE, ...change })
const lines = (change: Partial<TaxedSale>) => {
  const decision = decide(change)
  return decision.treatment === 'taxed'
    ? decision.lines.map(
        ({ name, basisPoints, base, tax, jurisdiction }) =>
          `${name} ${basisPoints} ${base}+${tax} ${jurisdiction}`,
      )
    : decision.treatment
}
const FRENCH = 'FR40303265045'
const GERMAN = 'DE136695976'
const BRITISH = 'GB980780684'
const INDIAN = '27AAPFU0939F1ZV'
const MUMBAI = { country: 'IN', region: '27' }

describe('the tax in a payment', () => {
  it.each<[string, Partial<TaxedSale>, ReturnType<typeof lines>]>([
    ['is that of the own country', {}, ['VAT 1900 10000+1900 DE']],
    ['is that of a consumer of another state', { buyerCountry: 'FR' }, ['VAT 2000 9917+1983 FR']],
    ['is that of France in Monaco', { buyerCountry: 'MC' }, ['VAT 2000 9917+1983 FR']],
    ['is that of the United Kingdom', { buyerCountry: 'GB' }, ['VAT 2000 9917+1983 GB']],
    ['has a rate with a half per cent', { buyerCountry: 'FI' }, ['VAT 2550 9482+2418 FI']],
    [
      'has the rate of the day before a change',
      { buyerCountry: 'EE', date: '2025-06-30' },
      ['VAT 2200 9754+2146 EE'],
    ],
    [
      'has the rate of the day of a change',
      { buyerCountry: 'EE', date: '2025-07-01' },
      ['VAT 2400 9597+2303 EE'],
    ],
    ['is none before the first rate', { date: '2023-12-31' }, 'none'],
    ['is none in the United States', { buyerCountry: 'US' }, 'none'],
    ['is none in Japan', { buyerCountry: 'JP' }, 'none'],
    ['is none for an unknown country', { buyerCountry: null }, 'none'],
    ['is none of a seller without a country', { seller: { country: null, region: null } }, 'none'],
    ['is none on the Canary Islands', { buyerCountry: 'ES', buyerRegion: 'ES-CN' }, 'none'],
  ])('%s', (_, change, expected) => {
    expect(lines(change)).toEqual(expected)
  })
})

describe('a business', () => {
  it.each<[string, Partial<TaxedSale>, ReturnType<typeof lines>]>([
    ['of another member state pays the tax itself', { buyerCountry: 'FR', taxId: FRENCH }, 'reverse-charge'],
    ['of the same state pays the tax to the seller', { taxId: GERMAN }, ['VAT 1900 10000+1900 DE']],
    [
      'with a number of another state pays the tax',
      { buyerCountry: 'FR', taxId: GERMAN },
      ['VAT 2000 9917+1983 FR'],
    ],
    [
      'with a wrong check digit pays the tax',
      { buyerCountry: 'FR', taxId: 'FR41303265045' },
      ['VAT 2000 9917+1983 FR'],
    ],
    ['without a number pays the tax', { buyerCountry: 'FR' }, ['VAT 2000 9917+1983 FR']],
    ['of the United Kingdom pays the tax itself', { buyerCountry: 'GB', taxId: BRITISH }, 'reverse-charge'],
    [
      'of India pays the tax of a foreign seller itself',
      { buyerCountry: 'IN', buyerRegion: '27', taxId: INDIAN },
      'reverse-charge',
    ],
    [
      'of another state pays the tax of a seller outside the union itself',
      { seller: { country: 'US', region: null }, buyerCountry: 'DE', taxId: GERMAN },
      'reverse-charge',
    ],
  ])('%s', (_, change, expected) => {
    expect(lines({ isBusiness: true, ...change })).toEqual(expected)
  })

  it('has the sentence of its territory', () => {
    expect(decide({ isBusiness: true, buyerCountry: 'FR', taxId: FRENCH })).toMatchObject({
      sentence: 'reverse-charge-eu',
    })
    expect(decide({ isBusiness: true, buyerCountry: 'GB', taxId: BRITISH })).toMatchObject({
      sentence: 'reverse-charge',
    })
  })

  it('is no business by its number alone', () => {
    expect(lines({ buyerCountry: 'FR', taxId: FRENCH })).toEqual(['VAT 2000 9917+1983 FR'])
  })
})

describe('in India', () => {
  it.each<[string, Partial<TaxedSale>, ReturnType<typeof lines>]>([
    [
      'a sale within the state has two taxes',
      { buyerRegion: '27' },
      ['CGST 900 10084+908 IN', 'SGST 900 10084+908 IN-27'],
    ],
    ['a sale to another state has one', { buyerRegion: '29' }, ['IGST 1800 10085+1815 IN']],
    ['a sale to an unknown state has one', {}, ['IGST 1800 10085+1815 IN']],
    [
      'a business pays the tax too',
      { buyerRegion: '27', isBusiness: true, taxId: INDIAN },
      ['CGST 900 10084+908 IN', 'SGST 900 10084+908 IN-27'],
    ],
    ['a consumer pays that of a foreign seller', { seller: SALE.seller }, ['IGST 1800 10085+1815 IN']],
  ])('%s', (_, change, expected) => {
    expect(lines({ seller: MUMBAI, buyerCountry: 'IN', ...change })).toEqual(expected)
  })
})

test.each([
  [1n, 0n],
  [3n, 0n],
  [4n, 1n],
  [119n, 19n],
  [1_999n, 319n],
])('of %i minor units at 19 %% %i are tax, rounded half up', (amount, tax) => {
  expect(taxIn(decide({ amount }))).toBe(tax)
})

test('exactly half a minor unit is rounded up', () => {
  // 3 * 2000 / 12000
  expect(taxIn(decide({ buyerCountry: 'FR', amount: 3n }))).toBe(1n)
  expect(taxIn(decide({ buyerCountry: 'FR', amount: 2n }))).toBe(0n)
})

test('base and taxes add up to the amount, and no part is negative', () => {
  const sales = fc.record({
    amount: fc.bigInt(0n, 10n ** 12n),
    buyerCountry: fc.constantFrom('DE', 'FR', 'FI', 'GB', 'IN'),
    buyerRegion: fc.constantFrom(null, '27', '29'),
    seller: fc.constantFrom(SALE.seller, MUMBAI),
  })
  fc.assert(
    fc.property(sales, (sale) => {
      const decision = decide(sale)
      if (decision.treatment !== 'taxed') throw new Error('not taxed')
      const base = decision.lines[0]?.base ?? 0n
      expect(base + taxIn(decision)).toBe(sale.amount)
      expect(base >= 0n && decision.lines.every(({ tax }) => tax >= 0n)).toBe(true)
    }),
  )
})
