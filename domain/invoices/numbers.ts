import type { InvoiceKind } from '#domain/contract/transactions.ts'

/** What the numbers of a series begin with, by kind of document. */
const PREFIXES = { invoice: 'MO', 'credit-note': 'MC', 'debit-note': 'MD' } as const satisfies Record<
  InvoiceKind,
  string
>

const DIGITS = 6

/**
 * The printed number of a document: `MO-2026-000042`. A series counts from 1 without gaps per seller, kind and year, as
 * tax offices ask for.
 *
 * @param year of the issue, UTC
 * @param sequence from 1
 */
export function invoiceNumber(kind: InvoiceKind, year: number, sequence: number): string {
  return `${PREFIXES[kind]}-${year}-${String(sequence).padStart(DIGITS, '0')}`
}
