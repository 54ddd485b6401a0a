import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '#domain/ledger/transaction.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'
import { allocatePool } from './allocate-pool.ts'
import { netRevenue, type ReceivedPayment } from './net-revenue.ts'
import { earnedPosting, reversedPosting } from './postings.ts'
import { reversalAmounts, totalAfter } from './reversal.ts'
import { WHOLE_SHARE } from './rule.ts'
import { saleRoyalties } from './sale.ts'

/** 10,000 months before a release (`npm run test:full`), 1,000 otherwise. */
const MONTHS = process.env.MOTIF_TESTS === 'full' ? 10_000 : 1_000
const DAYS = 30

const cents = fc.bigInt({ min: 0n, max: 10n ** 9n })
const shares = fc.integer({ min: 0, max: WHOLE_SHARE })
/** A version of the rules: a share for each of three contributors, and the weights of three kinds. */
const version = fc.record({
  shares: fc.tuple(shares, shares, shares),
  weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 3 }),
})
const place = fc.integer({ min: 0, max: 2 })
const download = fc.record({ maker: place, kind: place, day: fc.integer({ min: 1, max: DAYS }) })
/** What happens to a payment: a refund of a part of what is left in per cent, a chargeback or its end. */
const event = fc.oneof(
  fc.record({ act: fc.constant('refund' as const), part: fc.bigInt({ min: 1n, max: 100n }) }),
  fc.record({ act: fc.constantFrom('dispute' as const, 'win' as const, 'lose' as const) }),
)
const payment = fc.record({
  amount: cents,
  tax: fc.bigInt({ min: 0n, max: 25n }),
  fee: fc.bigInt({ min: 0n, max: 500n }),
  before: fc.array(event, { maxLength: 2 }),
  after: fc.array(event, { maxLength: 4 }),
})
const month = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  versions: fc.tuple(version, version),
  /** The day from which the second version is in force. */
  changedOn: fc.integer({ min: 1, max: DAYS + 1 }),
  subscribers: fc.array(fc.record({ payment, downloads: fc.array(download, { maxLength: 8 }) }), {
    maxLength: 3,
  }),
  sales: fc.array(
    fc.record({
      payment,
      lines: fc.array(fc.record({ price: cents, makers: fc.array(place, { maxLength: 3 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { maxLength: 3 },
  ),
})
type Month = typeof month extends fc.Arbitrary<infer T> ? T : never
type Event = Month['sales'][number]['payment']['before'][number]

/** A royalty line with the lines that reverse it. */
interface Line {
  readonly contributor: number
  readonly amount: bigint
  readonly reversals: bigint[]
}

const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n)
const worth = ({ amount, reversals }: Line) => amount + sumOf(reversals)

function afterEvent(paid: ReceivedPayment, one: Event): ReceivedPayment {
  const left = paid.amount - paid.tax - paid.refunded
  if (one.act === 'refund') return { ...paid, refunded: paid.refunded + (left * one.part) / 100n }
  if (one.act === 'dispute') return paid.dispute === null ? { ...paid, dispute: 'open' } : paid
  return paid.dispute === 'open' ? { ...paid, dispute: one.act === 'win' ? 'won' : 'lost' } : paid
}

const leftOf = (paid: ReceivedPayment) => {
  const { net, refunded } = netRevenue(paid)
  return net - refunded
}

/** Prices what a payment earned, then follows what happens to it. @returns the change of each contributor's balance */
function follow(
  { amount, tax, fee, before, after }: Month['sales'][number]['payment'],
  currency: Money['currency'],
  price: (net: Money) => readonly Omit<Line, 'reversals'>[],
) {
  const received = { amount, tax: (amount * tax) / 100n, fee, refunded: 0n, dispute: null }
  let paid = before.reduce(afterEvent, received as ReceivedPayment)
  const base = leftOf(paid)
  const lines = price(money(base, currency)).map((one): Line => ({ ...one, reversals: [] }))
  const earned = sumOf(lines.map((line) => line.amount))
  expect(earned <= base).toBe(true)
  const postings = lines
    .filter((line) => line.amount > 0n)
    .map((line, id) =>
      earnedPosting({ id: String(id), contributor: line.contributor, amount: money(line.amount, currency) }),
    )
  for (const one of after) {
    paid = afterEvent(paid, one)
    const total = totalAfter(earned, { before: base, after: leftOf(paid) })
    const amounts = lines.map((line) => ({ amount: line.amount, now: worth(line) }))
    for (const [at, change] of reversalAmounts(amounts, total, currency).entries()) {
      const line = lines[at]
      if (line === undefined || change === 0n) continue
      line.reversals.push(change)
      const reversing = { line: String(at), change: money(change, currency), isReleased: at % 2 === 0 }
      postings.push(reversedPosting({ contributor: line.contributor }, reversing))
    }
    expect(sumOf(lines.map(worth))).toBe(total)
    expect(total <= leftOf(paid)).toBe(true)
    for (const line of lines) expect(worth(line) >= 0n && worth(line) <= line.amount).toBe(true)
    if (leftOf(paid) === 0n) expect(total).toBe(0n)
    if (leftOf(paid) >= base) expect(total).toBe(earned)
  }
  return { lines, postings }
}

test(`${MONTHS} random months conserve money: sales, refunds, chargebacks and rules that change in between`, () => {
  fc.assert(
    fc.property(month, ({ currency, versions, changedOn, subscribers, sales }) => {
      const priced = [
        ...subscribers.map(({ payment: paid, downloads }) =>
          follow(paid, currency, (net) => {
            const each = downloads.map(({ maker, kind, day }) => {
              const rule = versions[day < changedOn ? 0 : 1]
              return { weight: rule.weights[kind] ?? 1, share: rule.shares[maker] ?? 0 }
            })
            return allocatePool(net, each).map(({ amount }, at) => ({
              contributor: downloads[at]?.maker ?? 0,
              amount,
            }))
          }),
        ),
        ...sales.map(({ payment: paid, lines }) =>
          follow(paid, currency, (net) =>
            saleRoyalties(
              net,
              lines.map(({ price, makers }, line) => ({
                line,
                price,
                makers: makers.map((contributor) => ({
                  contributor,
                  listPrice: price,
                  share: versions[0].shares[contributor] ?? 0,
                })),
              })),
            ).map(({ contributor, amount }) => ({ contributor, amount: amount.amount })),
          ),
        ),
      ]
      const lines = priced.flatMap((one) => one.lines)
      const postings = priced.flatMap((one) => one.postings)
      for (const posting of postings) expect(faultOf(posting)).toBeNull()
      const entries = postings.flatMap((posting) => posting.entries)
      for (const contributor of [0, 1, 2]) {
        const balance = sumOf(
          entries.filter(({ holder }) => holder === String(contributor)).map(({ amount }) => -amount.amount),
        )
        expect(balance).toBe(sumOf(lines.filter((line) => line.contributor === contributor).map(worth)))
      }
    }),
    { numRuns: MONTHS },
  )
}, 120_000)
