import { describe, expect, test } from 'vitest'
import { faultOf, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import { deductionsOf } from './deductions.ts'
import {
  failedPosting,
  type PostedCashout,
  paidPosting,
  rejectedPosting,
  requestedPosting,
  sentPosting,
} from './postings.ts'

const cents = ({ withheld, fee, net }: ReturnType<typeof deductionsOf>) => [
  withheld.amount,
  fee.amount,
  net.amount,
]

describe('deductions', () => {
  test.each([
    ['bank', 49_999, 0, [0n, 800n, 49_199n]],
    ['bank', 50_000, 0, [0n, 0n, 50_000n]],
    ['paypal', 10_000, 0, [0n, 0n, 10_000n]],
    ['stripe-connect', 10_001, 3_000, [3_000n, 0n, 7_001n]],
    ['bank', 10_000, 1_000, [1_000n, 800n, 8_200n]],
  ] as const)(
    'of a payment by %s of %i cents with %i basis points withheld',
    (method, amount, withheldBasisPoints, parts) => {
      expect(
        cents(deductionsOf(money(amount, 'USD'), { method, withheldBasisPoints, usSource: BigInt(amount) })),
      ).toEqual(parts)
    },
  )

  test('add up to the amount', () => {
    for (let amount = 10_000; amount < 60_000; amount += 777) {
      const parts = cents(
        deductionsOf(money(amount, 'EUR'), { method: 'bank', withheldBasisPoints: 1_499, usSource: 9_999n }),
      )
      expect(parts.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(amount))
    }
  })
})

const amount = money(40_000, 'USD')
const CASHOUT: PostedCashout = {
  id: 'c',
  holder: '7',
  amount,
  method: 'bank',
  ...deductionsOf(amount, { method: 'bank', withheldBasisPoints: 3_000, usSource: amount.amount }),
}

/** The balance of each account after some postings, leaving out those that are zero. */
function balances(postings: readonly LedgerTransaction[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const { account, holder, amount: one } of postings.flatMap(({ entries }) => entries)) {
    const key = `${account} ${holder}`
    sums[key] = (sums[key] ?? 0n) + one.amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n))
}

describe('the postings of a cashout', () => {
  const requested = requestedPosting(CASHOUT)
  const sent = sentPosting(CASHOUT)
  const paid = paidPosting(CASHOUT, money(120, 'USD'))
  const bare = { ...CASHOUT, withheld: money(0, 'USD'), fee: money(0, 'USD'), net: amount }

  test('are all sound, with deductions and without', () => {
    const all = [CASHOUT, bare].flatMap((one) => [
      requestedPosting(one),
      rejectedPosting(one),
      sentPosting(one),
      paidPosting(one, money(0, 'USD')),
      failedPosting(one, 'processing'),
      failedPosting(one, 'paid'),
    ])
    expect(all.map(faultOf)).toEqual(all.map(() => null))
  })

  test('leave the tax and the fee when it is paid', () => {
    expect(balances([requested, sent, paid])).toEqual({
      'contributor-available 7': 40_000n,
      'gateway-clearing bank': -27_320n,
      'gateway-fees bank': -680n,
      'tax-payable US': -12_000n,
    })
  })

  test('leave nothing when it is rejected or fails', () => {
    expect(balances([requested, rejectedPosting(CASHOUT)])).toEqual({})
    expect(balances([requested, sent, failedPosting(CASHOUT, 'processing')])).toEqual({})
  })

  test('leave only the cost of the provider when the money comes back', () => {
    expect(balances([requested, sent, paid, failedPosting(CASHOUT, 'paid')])).toEqual({
      'gateway-clearing bank': -120n,
      'gateway-fees bank': 120n,
    })
  })
})
