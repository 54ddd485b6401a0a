import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerTransaction } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import { earnedPosting } from '#domain/royalties/postings.ts'
import { CONSERVATION_PARTS, conservationOf, type PostedSum } from './conservation.ts'

const payment = (amount: bigint, tax: bigint, isDeferred: boolean): LedgerTransaction => ({
  reference: 'p',
  kind: 'payment',
  entries: [
    { account: 'gateway-clearing', holder: 'stripe', amount: money(amount, 'USD') },
    { account: 'tax-payable', holder: 'DE', amount: money(-tax, 'USD') },
    {
      account: isDeferred ? 'deferred-revenue' : 'platform-revenue',
      holder: null,
      amount: money(tax - amount, 'USD'),
    },
  ],
})

const two = (
  kind: LedgerTransaction['kind'],
  debit: LedgerTransaction['entries'][number]['account'],
  credit: LedgerTransaction['entries'][number]['account'],
  amount: bigint,
): LedgerTransaction => ({
  reference: kind,
  kind,
  entries: [
    { account: debit, holder: null, amount: money(amount, 'USD') },
    { account: credit, holder: null, amount: money(-amount, 'USD') },
  ],
})

const sumsOf = (transactions: readonly LedgerTransaction[]): readonly PostedSum[] =>
  transactions.flatMap(({ kind, entries }) =>
    entries.map(({ account, amount }) => ({
      kind,
      account,
      currency: amount.currency,
      amount: amount.amount,
    })),
  )

const cents = fc.integer({ min: 0, max: 100_000 }).map(BigInt)

test('the parts of any month of balanced postings add up to the money received', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ paid: cents, part: cents, isDeferred: fc.boolean() })), (months) => {
      const transactions = months.flatMap(({ paid, part, isDeferred }) => [
        payment(paid + part, part / 2n, isDeferred),
        two('fee', 'gateway-fees', 'gateway-clearing', part / 5n),
        two('recognition', 'deferred-revenue', 'platform-revenue', part),
        two('refund', 'refunds', 'gateway-clearing', part / 3n),
        two('chargeback', 'chargebacks', 'gateway-clearing', part / 7n),
        two('chargeback', 'gateway-fees', 'gateway-clearing', part / 9n),
        earnedPosting({ id: '1', contributor: 1, amount: money(part, 'USD') }),
        // Pays out what was divided before: no part of the month.
        two('cashout', 'contributor-paid-out', 'gateway-clearing', paid),
      ])
      for (const one of conservationOf(sumsOf(transactions))) {
        expect(one.difference).toBe('0')
        const parts = CONSERVATION_PARTS.reduce((sum, part) => sum + BigInt(one[part]), 0n)
        expect(parts).toBe(BigInt(one.received))
      }
    }),
  )
})

test('names each part of a sale with tax, a fee, a royalty and a refund', () => {
  const transactions = [
    payment(1_190n, 190n, false),
    two('fee', 'gateway-fees', 'gateway-clearing', 50n),
    earnedPosting({ id: '1', contributor: 1, amount: money(570n, 'USD') }),
    two('refund', 'refunds', 'gateway-clearing', 100n),
  ]
  expect(conservationOf(sumsOf(transactions))).toEqual([
    {
      currency: 'USD',
      received: '1190',
      royalties: '570',
      platform: '280',
      deferred: '0',
      fees: '50',
      tax: '190',
      refunds: '100',
      difference: '0',
    },
  ])
})

test('shows the difference of entries that do not balance, and no currency without money', () => {
  const sums = sumsOf([payment(1_000n, 0n, false)]).slice(0, 1)
  expect(conservationOf(sums)).toMatchObject([{ received: '1000', difference: '1000' }])
  expect(conservationOf([])).toEqual([])
})
