import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { allocate } from './allocate.ts'
import { CURRENCIES, PRICE_CURRENCIES } from './currencies.ts'
import {
  add,
  CurrencyMismatch,
  compare,
  type Money,
  money,
  multiplyFloor,
  negate,
  subtract,
  sum,
} from './money.ts'
import { decimalText, formatMoney, readDecimal } from './text.ts'

/** Small ones are as frequent as large ones. */
const amounts = fc.oneof(
  fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
  fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }),
)
const monies = fc.record({ amount: amounts, currency: fc.constantFrom(...CURRENCIES) })

describe('arithmetic', () => {
  test('adds, subtracts and compares without loss', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const one = money(a, 'USD')
        const other = money(b, 'USD')
        expect(subtract(add(one, other), other)).toEqual(one)
        expect(Math.sign(compare(one, other))).toBe(a < b ? -1 : a > b ? 1 : 0)
        expect(sum([one, other, negate(one)], 'USD')).toEqual(other)
      }),
    )
  })

  test('rejects amounts of different currencies', () => {
    const dollars: Money = money(1n, 'USD')
    expect(() => add(dollars, money(1n, 'EUR'))).toThrow(CurrencyMismatch)
    expect(() => compare(dollars, money(1n, 'EUR'))).toThrow(CurrencyMismatch)
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %s minor units', (amount) => {
    expect(() => money(amount, 'USD')).toThrow(RangeError)
  })

  test('rounds a part of an amount down', () => {
    const third = { numerator: 1n, denominator: 3n }
    expect(multiplyFloor(money(100n, 'USD'), third).amount).toBe(33n)
    expect(multiplyFloor(money(-100n, 'USD'), third).amount).toBe(-34n)
    // domain.md: Team+ "54.99 shown total" is 659.95 / 12, floored.
    expect(multiplyFloor(money(65_995n, 'USD'), { numerator: 1n, denominator: 12n }).amount).toBe(5_499n)
    expect(() => multiplyFloor(money(1n, 'USD'), { numerator: 1n, denominator: 0n })).toThrow(RangeError)
  })
})

describe('allocation', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 })

  test('conserves the amount, and gives each part its share to within one unit', () => {
    fc.assert(
      fc.property(monies, weights, (amount, each) => {
        fc.pre(each.some((weight) => weight > 0n))
        const parts = allocate(amount, each)
        expect(sum(parts, amount.currency)).toEqual(amount)
        const total = each.reduce((all, weight) => all + weight, 0n)
        for (const [at, part] of parts.entries()) {
          const error = part.amount * total - amount.amount * (each[at] as bigint)
          expect(error < total && error > -total).toBe(true)
        }
      }),
    )
  })

  test('gives what remains to the largest remainders, earlier parts first', () => {
    const parts = (amount: bigint, ...each: bigint[]) =>
      allocate(money(amount, 'USD'), each).map((part) => part.amount)
    expect(parts(100n, 1n, 1n, 1n)).toEqual([34n, 33n, 33n])
    expect(parts(10n, 1n, 2n, 4n)).toEqual([1n, 3n, 6n])
    expect(parts(-100n, 1n, 1n, 1n)).toEqual([-34n, -33n, -33n])
    expect(parts(5n, 0n, 1n)).toEqual([0n, 5n])
  })

  test('rejects weights that allow no division', () => {
    expect(() => allocate(money(1n, 'USD'), [])).toThrow(RangeError)
    expect(() => allocate(money(1n, 'USD'), [0n, 0n])).toThrow(RangeError)
    expect(() => allocate(money(1n, 'USD'), [2n, -1n])).toThrow(RangeError)
  })
})

describe('text', () => {
  test('reads amounts up to 10^18 minor units', () => {
    expect(readDecimal('1000000000000000000', 'CLP')).toEqual({ amount: 10n ** 18n, currency: 'CLP' })
    expect(readDecimal('10000000000000000.00', 'USD')).toEqual({ amount: 10n ** 18n, currency: 'USD' })
    expect(readDecimal('1000000000000000001', 'CLP')).toBeNull()
    expect(readDecimal('10000000000000000.01', 'USD')).toBeNull()
  })

  test('writes and reads decimals without loss, in every currency', () => {
    fc.assert(
      fc.property(monies, (amount) => {
        expect(readDecimal(decimalText(amount), amount.currency)).toEqual(amount)
      }),
    )
  })

  test.each([
    [1999n, 'USD', '19.99'],
    [-5n, 'USD', '-0.05'],
    [500n, 'JPY', '500'],
    [1n, 'KWD', '0.001'],
  ] as const)('writes %s minor units of %s as %s', (amount, currency, text) => {
    expect(decimalText(money(amount, currency))).toBe(text)
  })

  test.each(['', '1,5', '1.999', '1e3', '.5', '１', 'NaN'])('reads no amount from "%s"', (text) => {
    expect(readDecimal(text, 'USD')).toBeNull()
  })

  test('formats for a locale with all decimals of the currency', () => {
    expect(formatMoney(money(123_456n, 'USD'), 'en')).toBe('$1,234.56')
    expect(formatMoney(money(123_456n, 'EUR'), 'de')).toBe('1.234,56\u00a0€')
    expect(formatMoney(money(500n, 'JPY'), 'ja')).toMatch(/^[￥¥]500$/)
    expect(formatMoney(money(1_500n, 'KWD'), 'en')).toMatch(/1\.500$/)
  })

  test('writes prices as Intl.NumberFormat does', () => {
    const prices = fc.record({ amount: amounts, currency: fc.constantFrom(...PRICE_CURRENCIES) })
    fc.assert(
      fc.property(prices, fc.constantFrom(...LOCALE_CODES), (price, locale) => {
        const format = new Intl.NumberFormat(LOCALES[locale].bcp47, {
          style: 'currency',
          currency: price.currency,
        })
        expect(formatMoney(price, locale)).toBe(format.format(decimalText(price)))
      }),
      { numRuns: 500 },
    )
  })

  test('formats amounts beyond the precision of floating point', () => {
    expect(formatMoney(money(9_007_199_254_740_993_01n, 'USD'), 'en')).toBe('$9,007,199,254,740,993.01')
  })
})
