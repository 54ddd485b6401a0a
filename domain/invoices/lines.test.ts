import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceLines } from './lines.ts'

const bought = fc.record({
  title: fc.string(),
  quantity: fc.integer({ min: 1, max: 100 }),
  amount: fc.bigInt(0n, 10n ** 12n),
})
const periods = fc.constantFrom(null, { start: '2026-11-26T00:00:00.000Z', end: '2027-11-26T00:00:00.000Z' })

test('lines add up to what was paid', () => {
  fc.assert(
    fc.property(
      fc.array(bought, { minLength: 1 }),
      fc.bigInt(0n, 10n ** 12n),
      periods,
      fc.bigInt(0n, 10n ** 12n),
      fc.bigInt(0n, 30n),
      (lines, amount, period, discount, percent) => {
        const tax = (amount * percent) / (100n + percent)
        const sum = invoiceLines({ lines, amount, tax, period, discount }).reduce(
          (total, line) => total + BigInt(line.amount),
          0n,
        )
        expect(sum).toBe(amount - tax)
      },
    ),
  )
})

test('a renewal is one line for its period', () => {
  const period = { start: '2026-11-26T00:00:00.000Z', end: '2026-12-26T00:00:00.000Z' }
  const lines = [{ title: 'Team', quantity: 3, amount: 14_997n }]
  expect(invoiceLines({ amount: 500n, tax: 0n, period, lines })).toEqual([
    { title: 'Team', quantity: 3, amount: '500', period },
  ])
})

test('the discount of a first payment is a line below its period', () => {
  const period = { start: '2026-11-26T00:00:00.000Z', end: '2026-12-26T00:00:00.000Z' }
  const lines = [{ title: 'Individual', quantity: 1, amount: 1_999n }]
  expect(invoiceLines({ amount: 1_499n, tax: 0n, period, lines, discount: 500n })).toEqual([
    { title: 'Individual', quantity: 1, amount: '1999', period },
    { title: 'discount', quantity: 1, amount: '-500', period: null },
  ])
})

test('a discount is a line of its own', () => {
  const lines = [{ title: 'Quiet horizons', quantity: 1, amount: 5_900n }]
  expect(invoiceLines({ amount: 5_000n, tax: 0n, period: null, lines }).at(-1)).toMatchObject({
    title: 'discount',
    amount: '-900',
  })
})

test('tax is taken out of every line', () => {
  const lines = [
    { title: 'Fox', quantity: 1, amount: 1_190n },
    { title: 'Owl', quantity: 1, amount: 595n },
  ]
  const printed = invoiceLines({ amount: 1_428n, tax: 228n, period: null, lines })
  expect(printed.map(({ title, amount }) => [title, amount])).toEqual([
    ['Fox', '1000'],
    ['Owl', '500'],
    ['discount', '-300'],
  ])
})
