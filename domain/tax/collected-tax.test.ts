import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CollectedTax, holderOfTax, refundedTaxes, reportedTax, sumOfTaxes } from './collected-tax.ts'
import { decideTax } from './decide-tax.ts'
import { STANDARD_RATES } from './rates.ts'

const taxesIn = (amount: bigint, buyerCountry: string, buyerRegion: string | null = null) => {
  const seller = { country: 'IN', region: '27' }
  const sale = { seller, buyerCountry, buyerRegion, taxId: null, isBusiness: false, amount }
  const decision = decideTax({ ...sale, date: '2026-11-27', rates: STANDARD_RATES })
  return decision.treatment === 'taxed' ? decision.lines : []
}

test('every tax of India has a holder of its own', () => {
  expect(taxesIn(11_800n, 'IN', '27').map(holderOfTax)).toEqual(['IN-CGST', 'IN-27-SGST'])
  expect(taxesIn(11_800n, 'IN', '29').map(holderOfTax)).toEqual(['IN-IGST'])
  expect(taxesIn(11_900n, 'DE').map(holderOfTax)).toEqual(['DE'])
  expect(holderOfTax(reportedTax(119n, 19n, null))).toBe('unknown')
})

test('a refund gives back each tax in proportion', () => {
  const taxes = taxesIn(11_800n, 'IN', '27')
  const given = refundedTaxes({ amount: 11_800n, taxes }, { amount: 0n, taxes: [] }, 5_900n)
  expect(given.map(({ name, base, tax }) => [name, base, tax])).toEqual([
    ['CGST', 5_000n, 450n],
    ['SGST', 5_000n, 450n],
  ])
})

test.each([0n, -1n, 101n])('a refund of %d of 100 is refused', (amount) => {
  expect(() => refundedTaxes({ amount: 100n, taxes: [] }, { amount: 0n, taxes: [] }, amount)).toThrow(
    RangeError,
  )
})

test('refunds of a whole payment give back each tax exactly, and never more than they are', () => {
  const refunds = fc.array(fc.bigInt(1n, 500n), { minLength: 1, maxLength: 20 })
  const places = fc.constantFrom<[string, string | null]>(['IN', '27'], ['IN', '29'], ['DE', null])
  fc.assert(
    fc.property(refunds, places, (amounts, [country, region]) => {
      const amount = amounts.reduce((sum, part) => sum + part, 0n)
      const taxes = taxesIn(amount, country, region)
      let before: { amount: bigint; taxes: readonly CollectedTax[] } = { amount: 0n, taxes: [] }
      for (const part of amounts) {
        const given = refundedTaxes({ amount, taxes }, before, part)
        for (const { base, tax } of given) expect([base >= 0n, tax >= 0n]).toEqual([true, true])
        expect((given[0]?.base ?? 0n) + sumOfTaxes(given)).toBe(part)
        before = { amount: before.amount + part, taxes: [...before.taxes, ...given] }
      }
      for (const tax of taxes)
        expect(sumOfTaxes(before.taxes.filter(({ name }) => name === tax.name))).toBe(tax.tax)
    }),
  )
})
