import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOf, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import { disputePosting, lostDisputePosting, wonDisputePosting } from './dispute-postings.ts'
import { deferredOf, type EarnedPayment } from './posted-payment.ts'
import { feePosting, paymentPosting, refundPosting, splitRefund } from './postings.ts'
import { earnedBy, recognisedNext, recognitionPosting } from './recognition.ts'

const taxed = (base: bigint, tax: bigint) => [
  { name: 'VAT', basisPoints: 1900, base, tax, jurisdiction: 'DE' } as const,
]
const PAYMENT: EarnedPayment = {
  gateway: 'stripe',
  gatewayId: 'in_1',
  currency: 'EUR',
  amount: 11900n,
  taxes: taxed(10_000n, 1900n),
  isDeferred: true,
  recognised: 2500n,
  released: 0n,
  givenBack: { amount: 0n, taxes: [] },
}

const lines = (transaction: LedgerTransaction | null) =>
  transaction?.entries.map(({ account, holder, amount }) => `${account} ${holder ?? '-'} ${amount.amount}`)

describe('the postings of a payment', () => {
  it('divide what was paid into tax and deferred revenue', () => {
    const posting = paymentPosting(PAYMENT)
    expect(posting.reference).toBe('stripe:in_1:paid')
    expect(lines(posting)).toEqual([
      'gateway-clearing stripe 11900',
      'tax-payable DE -1900',
      'deferred-revenue - -10000',
    ])
  })

  it('count a single sale as revenue at once, without an entry of no tax', () => {
    expect(lines(paymentPosting({ ...PAYMENT, isDeferred: false, taxes: [] }))).toEqual([
      'gateway-clearing stripe 11900',
      'platform-revenue - -11900',
    ])
  })

  it('book the fee apart, and nothing for none', () => {
    expect(lines(feePosting(PAYMENT, 55n))).toEqual(['gateway-fees stripe 55', 'gateway-clearing stripe -55'])
    expect(feePosting(PAYMENT, 0n)).toBeNull()
  })

  it('take a refund out of what was not earned first', () => {
    expect(lines(refundPosting(PAYMENT, { gatewayId: 're_1', amount: 11900n }))).toEqual([
      'deferred-revenue - 7500',
      'refunds - 2500',
      'tax-payable DE 1900',
      'gateway-clearing stripe -11900',
    ])
  })

  it.each([0n, -1n, 11901n])('refuse a refund of %d', (amount) => {
    expect(() => splitRefund(PAYMENT, amount)).toThrow(RangeError)
  })

  it('book a chargeback with its fee, its return, and its loss', () => {
    const dispute = { gatewayId: 'dp_1', amount: 11900n, fee: 1500n }
    expect(lines(disputePosting(PAYMENT, dispute))).toEqual([
      'chargebacks stripe 11900',
      'gateway-fees stripe 1500',
      'gateway-clearing stripe -13400',
    ])
    expect(lines(wonDisputePosting(PAYMENT, dispute))).toEqual([
      'gateway-clearing stripe 11900',
      'chargebacks stripe -11900',
    ])
    expect(lines(lostDisputePosting(PAYMENT, dispute))).toEqual([
      'deferred-revenue - 7500',
      'chargebacks stripe -7500',
    ])
    expect(lostDisputePosting({ ...PAYMENT, released: 7500n }, dispute)).toBeNull()
  })

  it('balance for every amount', () => {
    const amounts = fc
      .record({
        amount: fc.bigInt(1n, 10n ** 12n),
        tax: fc.nat(100),
        recognised: fc.nat(100),
        back: fc.nat(100),
      })
      .map(({ amount, tax: share, recognised, back }) => {
        const tax = (amount * BigInt(share)) / 120n
        const earned = ((amount - tax) * BigInt(recognised)) / 100n
        const payment = { ...PAYMENT, amount, taxes: taxed(amount - tax, tax), recognised: earned }
        return { payment, refund: (amount * BigInt(back)) / 100n }
      })
    fc.assert(
      fc.property(amounts, ({ payment, refund }) => {
        const postings = [
          paymentPosting(payment),
          feePosting(payment, payment.amount / 30n),
          refund > 0n ? refundPosting(payment, { gatewayId: 're_1', amount: refund }) : null,
          disputePosting(payment, { gatewayId: 'dp_1', amount: payment.amount, fee: 15n }),
          lostDisputePosting(payment, { gatewayId: 'dp_1' }),
          payment.recognised > 0n
            ? recognitionPosting(payment, { step: 'end', amount: payment.recognised })
            : null,
        ]
        for (const posting of postings) if (posting !== null) expect(faultOf(posting)).toBeNull()
        if (refund > 0n) expect(splitRefund(payment, refund).deferred <= deferredOf(payment)).toBe(true)
      }),
    )
  })
})

it.each([
  [{}, 2_000, 7500n],
  [{}, 1_500, 2500n],
  [{}, 1_200, 0n],
  [{ released: 7000n }, 2_000, 500n],
  [{ released: 7500n }, 2_000, 0n],
] as const)('of a payment with %o at %d, %d is recognised next', (change, now, amount) => {
  expect(recognisedNext({ ...PAYMENT, ...change }, { start: 1_000, end: 2_000 }, now)).toBe(amount)
})

describe('the earned part of a period', () => {
  const period = { start: 1_000, end: 2_000 }

  it.each([
    [999, 0n],
    [1_000, 0n],
    [1_001, 0n],
    [1_500, 50n],
    [1_999, 99n],
    [2_000, 100n],
    [2_001, 100n],
  ])('at %d is %d of 100', (now, earned) => {
    expect(earnedBy(100n, period, now)).toBe(earned)
  })
})
