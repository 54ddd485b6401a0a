import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOf } from '#domain/ledger/transaction.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'
import { allocatePool } from './allocate-pool.ts'
import { billingMonths, netOfMonths } from './months.ts'
import { netRevenue } from './net-revenue.ts'
import { earnedPosting, releasedPosting, reversedPosting } from './postings.ts'
import { reversalAmounts, totalAfter } from './reversal.ts'
import { FIRST_TERMS, mayTakeEffect, shareOf } from './rule.ts'
import { saleRoyalties } from './sale.ts'

const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n })
const currencies = fc.constantFrom(...CURRENCIES)
const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n)
const usd = (amount: bigint) => money(amount, 'USD')
const at = (text: string) => Date.parse(`${text}T00:00:00Z`)

describe('terms', () => {
  test('take effect 30 days after publication at the earliest, and after the version before', () => {
    const now = at('2026-11-01')
    const day = (count: number) => now + count * DAY_MS
    expect(mayTakeEffect(day(30) - 1, { now, latest: 0 })).toBe(false)
    expect(mayTakeEffect(day(30), { now, latest: 0 })).toBe(true)
    expect(mayTakeEffect(day(30), { now, latest: day(30) })).toBe(false)
    expect(mayTakeEffect(day(31), { now, latest: day(30) })).toBe(true)
  })

  test('give one contributor an agreed share, and everyone else the common one', () => {
    const exception = { contributor: 7, pool_share: 5_500, sale_share: null, api_share: null }
    const terms = { ...FIRST_TERMS, exceptions: [exception] }
    expect(shareOf(terms, 'pool_share', 7)).toBe(5_500)
    expect(shareOf(terms, 'sale_share', 7)).toBe(6_000)
    expect(shareOf(terms, 'pool_share', 8)).toBe(5_000)
  })
})

describe('billing months', () => {
  test('begin on the day of the period, or on the last day of a shorter month', () => {
    const months = billingMonths({ start: at('2026-01-31'), end: at('2026-04-30') })
    expect(months.map(({ start }) => new Date(start).toISOString().slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ])
  })

  test('share a payment without loss, and give a refund up from their end', () => {
    const months = billingMonths({ start: at('2026-01-01'), end: at('2027-01-01') })
    expect(months).toHaveLength(12)
    const whole = netOfMonths({ net: 12_000n, refunded: 0n }, months)
    expect(sumOf(whole)).toBe(12_000n)
    expect(whole[0]).toBe((12_000n * 31n) / 365n)
    const refunded = netOfMonths({ net: 12_000n, refunded: 3_000n }, months)
    expect(refunded.slice(0, 9)).toEqual(whole.slice(0, 9).map((one, k) => (k === 8 ? refunded[8] : one)))
    expect(sumOf(refunded)).toBe(9_000n)
    expect(refunded.at(-1)).toBe(0n)
  })

  test('never add up to more or less than what is left of a payment', () => {
    const period = fc.record({
      start: fc.integer({ min: 0, max: 2e12 }),
      days: fc.integer({ min: 1, max: 800 }),
    })
    fc.assert(
      fc.property(period, amounts, amounts, ({ start, days }, net, refunded) => {
        const months = billingMonths({ start, end: start + days * DAY_MS })
        const parts = netOfMonths({ net, refunded }, months)
        expect(sumOf(parts)).toBe(refunded > net ? 0n : net - refunded)
        expect(parts.every((part) => part >= 0n)).toBe(true)
        expect(months.at(-1)?.end).toBe(start + days * DAY_MS)
      }),
    )
  })

  test('are named by their calendar month in UTC', () => {
    expect(monthOf(at('2026-12-31'), 1)).toBe('2027-01')
    expect(startOfMonth('2026-11-15')).toBe(at('2026-11-01'))
  })
})

describe('net revenue', () => {
  const paid = { amount: 1_999n, tax: 319n, fee: 80n, refunded: 0n, dispute: null } as const

  test('is what is left after tax and the fee of the gateway', () => {
    expect(netRevenue(paid)).toEqual({ net: 1_600n, refunded: 0n })
    expect(netRevenue({ ...paid, fee: null })).toEqual({ net: 1_680n, refunded: 0n })
    expect(netRevenue({ ...paid, fee: 5_000n }).net).toBe(0n)
  })

  test('is lost to a dispute unless it is won, and to a refund as far as it goes', () => {
    expect(netRevenue({ ...paid, dispute: 'open' }).refunded).toBe(1_600n)
    expect(netRevenue({ ...paid, dispute: 'lost' }).refunded).toBe(1_600n)
    expect(netRevenue({ ...paid, dispute: 'won' }).refunded).toBe(0n)
    expect(netRevenue({ ...paid, refunded: 1_680n }).refunded).toBe(1_600n)
  })
})

describe('a pool', () => {
  const downloads = fc.array(
    fc.record({ weight: fc.integer({ min: 0, max: 100 }), share: fc.integer({ min: 0, max: 10_000 }) }),
    { maxLength: 60 },
  )

  test('conserves for any weights, shares, currencies and amounts', () => {
    fc.assert(
      fc.property(amounts, currencies, downloads, (net, currency, each) => {
        const parts = allocatePool(money(net, currency), each)
        expect(parts).toHaveLength(each.length)
        const weight = sumOf(each.map((one) => BigInt(one.weight)))
        const shared = sumOf(each.map((one) => BigInt(one.weight * one.share)))
        const expected = weight === 0n ? 0n : (net * shared) / (10_000n * weight)
        expect(sumOf(parts.map(({ amount }) => amount))).toBe(expected)
        expect(expected <= net).toBe(true)
        expect(parts.every((part) => part.amount >= 0n && part.currency === currency)).toBe(true)
      }),
    )
  })

  test('of 10.00 dollars pays 5.00 by weight, the last cents to the largest remainders', () => {
    const parts = allocatePool(
      usd(1_000n),
      [1, 3, 3].map((weight) => ({ weight, share: 5_000 })),
    )
    expect(parts.map(({ amount }) => amount)).toEqual([72n, 214n, 214n])
    const equal = allocatePool(usd(200n), Array(3).fill({ weight: 1, share: 5_000 }))
    expect(equal.map(({ amount }) => amount)).toEqual([34n, 33n, 33n])
  })

  test('without downloads earns contributors nothing', () => {
    expect(allocatePool(usd(1_000n), [])).toEqual([])
  })
})

describe('a single sale', () => {
  const maker = (contributor: number, listPrice: bigint) => ({ contributor, listPrice, share: 6_000 })

  test('pays 60 % of the net price, a bundle by list price', () => {
    const sold = saleRoyalties(usd(1_000n), [
      { line: 1, price: 700n, makers: [maker(1, 700n)] },
      { line: 2, price: 300n, makers: [maker(2, 200n), maker(3, 100n)] },
    ])
    expect(sold.map(({ contributor, amount }) => [contributor, amount.amount])).toEqual([
      [1, 420n],
      [2, 120n],
      [3, 60n],
    ])
  })

  test('divides a bundle without list prices equally, and pays for no line without makers', () => {
    const sold = saleRoyalties(usd(1_000n), [
      { line: 1, price: 500n, makers: [] },
      { line: 2, price: 500n, makers: [maker(2, 0n), maker(3, 0n)] },
    ])
    expect(sold.map(({ base, amount }) => [base.amount, amount.amount])).toEqual([
      [500n, 300n],
      [500n, 300n],
    ])
  })

  test('never pays more than the net amount', () => {
    const line = fc.record({
      line: fc.nat(),
      price: amounts,
      makers: fc.array(
        fc.record({ contributor: fc.nat(), listPrice: amounts, share: fc.integer({ min: 0, max: 10_000 }) }),
        { maxLength: 5 },
      ),
    })
    fc.assert(
      fc.property(
        amounts,
        currencies,
        fc.array(line, { minLength: 1, maxLength: 8 }),
        (net, currency, lines) => {
          const sold = saleRoyalties(money(net, currency), lines)
          expect(sumOf(sold.map(({ base }) => base.amount)) <= net).toBe(true)
          for (const { base, amount } of sold) expect(amount.amount <= base.amount).toBe(true)
        },
      ),
    )
  })
})

describe('a reversal', () => {
  const line = fc
    .record({ amount: amounts, taken: fc.bigInt({ min: 0n, max: 100n }) })
    .map(({ amount, taken }) => ({
      amount,
      now: amount - (amount * taken) / 100n,
    }))

  test('reaches the new total, and keeps each line between zero and its amount', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.bigInt({ min: 0n, max: 1000n }),
        (lines, part) => {
          const total = (sumOf(lines.map(({ amount }) => amount)) * part) / 1000n
          const changes = reversalAmounts(lines, total, 'USD')
          const after = lines.map(({ now }, index) => now + (changes[index] ?? 0n))
          expect(sumOf(after)).toBe(total)
          for (const [index, value] of after.entries())
            expect(value >= 0n && value <= (lines[index]?.amount ?? 0n)).toBe(true)
        },
      ),
    )
  })

  test('follows the change of its base', () => {
    expect(totalAfter(100n, { before: 300n, after: 200n })).toBe(66n)
    expect(totalAfter(100n, { before: 300n, after: 300n })).toBe(100n)
    expect(totalAfter(100n, { before: 300n, after: 400n })).toBe(100n)
    expect(totalAfter(100n, { before: 300n, after: 0n })).toBe(0n)
  })
})

test('postings of earnings balance', () => {
  const earning = { id: '4', contributor: 7, amount: usd(250n) }
  const postings = [
    earnedPosting(earning),
    releasedPosting(earning),
    reversedPosting(earning, { line: '9', change: usd(-50n), isReleased: false }),
    reversedPosting(earning, { line: '10', change: usd(50n), isReleased: true }),
  ]
  expect(postings.map(faultOf)).toEqual([null, null, null, null])
  expect(postings[2]?.entries).toEqual([
    { account: 'platform-revenue', holder: null, amount: usd(-50n) },
    { account: 'contributor-pending', holder: '7', amount: usd(50n) },
  ])
})
