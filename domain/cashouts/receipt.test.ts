import { expect, test } from 'vitest'
import type { CashoutReceipt } from '#domain/contract/cashouts.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { printReceipt } from './receipt.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const
const RECEIPT: CashoutReceipt = {
  id: '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77',
  payer: { name: 'Example Assets', lines: ['1 Main Street'], email: null, country: 'US', tax_id: null },
  payee: 'Ada {date}',
  amount: usd('40000'),
  us_source: usd('40000'),
  withheld: usd('12000'),
  fee: usd('800'),
  net: usd('27200'),
  tax_form: 'W-8BEN',
  method: 'bank',
  method_masked: 'DE…51',
  transfer: 'SEPA-1',
  requested_at: '2026-11-05T10:00:00.000Z',
  paid_at: '2026-11-25T23:59:00.000Z',
}

test('a receipt states what was taken off and what was paid, with days in UTC', () => {
  const { sums, facts, notes, parties } = printReceipt(RECEIPT, 'en')
  expect(sums.map(([, amount]) => amount)).toEqual(['$400.00', '-$120.00', '-$8.00', '$272.00'])
  expect(sums[1]?.[0]).toBe('Tax withheld (W-8BEN) from $400.00 of US income')
  expect(facts[1]).toEqual(['Date', 'November 25, 2026'])
  expect(notes).toEqual(['Paid by bank transfer', 'Reference: SEPA-1'])
  expect(parties[1]).toEqual({ label: 'To', name: 'Ada {date}', lines: ['DE…51'] })
})

test.each(LOCALE_CODES)('no placeholder is left in %s', (locale) => {
  const { title, rows, sums, notes } = printReceipt(RECEIPT, locale)
  for (const text of [
    title,
    ...rows.flatMap(({ title: line, note }) => [line, note ?? '']),
    ...sums.flat(),
    ...notes,
  ])
    expect(text).toMatch(/^[^{}]+$/)
})
