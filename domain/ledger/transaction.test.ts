import { describe, expect, it } from 'vitest'
import { money } from '#domain/money/money.ts'
import { credit, debit, faultOf, type LedgerTransaction, reversalOf, usualBalance } from './transaction.ts'

const usd = (amount: number) => money(amount, 'USD')
const SALE: LedgerTransaction = {
  reference: 'stripe:pi_1:paid',
  kind: 'payment',
  entries: [
    debit('gateway-clearing', usd(970), 'stripe'),
    debit('gateway-fees', usd(30), 'stripe'),
    credit('contributor-pending', usd(600), 'contributor-7'),
    credit('platform-revenue', usd(400)),
  ],
}

describe('faultOf', () => {
  it('accepts debits that equal credits', () => {
    expect(faultOf(SALE)).toBeNull()
  })

  it('names the currency and the difference of what does not balance', () => {
    const entries = [...SALE.entries, debit('refunds', usd(1))]
    expect(faultOf({ ...SALE, entries })).toBe('debits and credits in USD differ by 1')
  })

  it('does not balance one currency with another', () => {
    const entries = [debit('refunds', usd(5)), credit('platform-revenue', money(5, 'EUR'))]
    expect(faultOf({ ...SALE, entries })).toBe('debits and credits in USD differ by 5')
  })

  it('refuses fewer than two entries, and entries without an amount', () => {
    expect(faultOf({ ...SALE, entries: [] })).toBe('a transaction has at least two entries')
    const entries = [debit('refunds', usd(0)), credit('platform-revenue', usd(0))]
    expect(faultOf({ ...SALE, entries })).toBe('an entry of refunds has no amount')
  })

  it('refuses an amount that the column cannot hold', () => {
    const huge = money(2n ** 63n, 'USD')
    const entries = [debit('refunds', huge), credit('platform-revenue', huge)]
    expect(faultOf({ ...SALE, entries })).toBe('an entry of refunds is larger than the ledger can hold')
  })

  it('asks for a holder exactly where the account is divided', () => {
    const without = [debit('contributor-pending', usd(5)), credit('platform-revenue', usd(5))]
    expect(faultOf({ ...SALE, entries: without })).toBe('the account contributor-pending has a holder')
    const needless = [debit('refunds', usd(5), 'x'), credit('platform-revenue', usd(5))]
    expect(faultOf({ ...SALE, entries: needless })).toBe('the account refunds has no holder')
  })

  it('guards only tracked balances', () => {
    const guarded = [{ account: 'platform-revenue', holder: null }] as const
    expect(faultOf({ ...SALE, guarded })).toBe('the balances of platform-revenue are not tracked')
  })

  it.each(['', 'x'.repeat(201)])('refuses a reference of the wrong length', (reference) => {
    expect(faultOf({ ...SALE, reference })).toBe('a reference has 1 to 200 characters')
  })
})

describe('reversalOf', () => {
  it('is sound and adds up to nothing with the original', () => {
    const reversal = reversalOf(SALE)
    expect(faultOf(reversal)).toBeNull()
    const sums = SALE.entries.map(
      ({ amount }, at) => amount.amount + (reversal.entries[at]?.amount.amount ?? 1n),
    )
    expect(new Set(sums)).toEqual(new Set([0n]))
  })
})

describe('usualBalance', () => {
  it('is positive for what is owed to a contributor, and for money that a gateway holds', () => {
    expect(usualBalance('contributor-available', -500n)).toBe(500n)
    expect(usualBalance('gateway-clearing', 500n)).toBe(500n)
  })
})
