import { expect, test } from 'vitest'
import type { Transaction } from '#domain/contract/transactions.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { REVERSE_CHARGE_SENTENCES } from '#domain/tax/decide-tax.ts'
import { TAX_TEXTS } from '#domain/tax/texts.ts'
import { printInvoice } from './printed.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' as const })
const invoice: Transaction = {
  uuid: '0b3c2a3e-9a55-4c4e-8b80-0f3c1a6f6a01',
  payment_uuid: '0b3c2a3e-9a55-4c4e-8b80-0f3c1a6f6a02',
  kind: 'invoice',
  number: 'MO-2026-000042',
  issued_at: '2026-11-26T10:00:00.000Z',
  subtotal: usd('15125'),
  tax: usd('2874'),
  total: usd('17999'),
  document: {
    seller: { name: 'Ada Ltd', lines: ['1 High Street'], email: null, country: 'DE', tax_id: 'DE123456789' },
    buyer: { name: 'Ada', lines: [], email: 'ada@example.com', country: 'FR', tax_id: null },
    lines: [
      {
        title: 'Individual',
        quantity: 1,
        amount: '15125',
        period: { start: '2026-11-26T00:00:00.000Z', end: '2027-11-26T00:00:00.000Z' },
      },
    ],
    tax_country: 'FR',
    taxes: [],
    reverse_charge: null,
    gateway: 'stripe',
    corrects: null,
  },
}

test('prints amounts, dates and countries of the language', () => {
  const printed = printInvoice(invoice, 'de')
  expect(printed.title).toBe('Rechnung')
  expect(printed.facts).toEqual([
    ['Nummer', 'MO-2026-000042'],
    ['Datum', '26. November 2026'],
  ])
  expect(printed.rows[0]).toMatchObject({ note: '26. November 2026 bis 26. November 2027' })
  expect(printed.sums.map(([label]) => label)).toEqual([
    'Zwischensumme',
    'Steuer (Frankreich)',
    'Gesamtbetrag',
  ])
  expect(printed.parties[0]).toEqual({
    label: 'Von',
    name: 'Ada Ltd',
    lines: ['1 High Street', 'Deutschland', 'USt-IdNr.: DE123456789'],
  })
})

const taxed = (locale: (typeof LOCALE_CODES)[number], taxes: Transaction['document']['taxes']) =>
  printInvoice({ ...invoice, document: { ...invoice.document, taxes } }, locale)
    .sums.slice(1, -1)
    .map(([label]) => label.replaceAll('\u00a0', ' '))
const tax = { base: '10000', tax: '900' }

test('prints each tax with its rate and place', () => {
  expect(taxed('de', [{ ...tax, name: 'VAT', basis_points: 2550, jurisdiction: 'FI' }])).toEqual([
    'USt. 25,5 % (Finnland)',
  ])
  expect(
    taxed('en', [
      { ...tax, name: 'CGST', basis_points: 900, jurisdiction: 'IN' },
      { ...tax, name: 'SGST', basis_points: 900, jurisdiction: 'IN-27' },
    ]),
  ).toEqual(['CGST 9% (India)', 'SGST 9% (Maharashtra)'])
  expect(taxed('en', [{ ...tax, name: null, basis_points: null, jurisdiction: 'FR' }])).toEqual([
    'Tax (France)',
  ])
})

test.each(LOCALE_CODES)('prints the sentence of a reverse charge in %s', (locale) => {
  for (const sentence of REVERSE_CHARGE_SENTENCES) {
    const document = { ...invoice.document, reverse_charge: sentence }
    expect(printInvoice({ ...invoice, document }, locale).notes[0]).toBe(TAX_TEXTS[locale][sentence])
  }
})

test('a credit note names the invoice that it corrects', () => {
  const document = { ...invoice.document, corrects: 'MO-2026-000042' }
  const printed = printInvoice({ ...invoice, kind: 'credit-note', number: 'MC-2026-000001', document }, 'en')
  expect(printed.title).toBe('Credit note')
  expect(printed.notes).toEqual(['Paid with Stripe', 'Corrects invoice MO-2026-000042'])
})

test.each(LOCALE_CODES)('leaves no placeholder unfilled in %s', (locale) => {
  expect(JSON.stringify(printInvoice(invoice, locale))).not.toMatch(/\{\w+\}/)
})
