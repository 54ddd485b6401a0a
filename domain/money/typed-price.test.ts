import { expect, it } from 'vitest'
import { readTypedPrice, typedPriceText } from './typed-price.ts'

it.each([
  ['9.00', 'USD', 900],
  ['9', 'USD', 900],
  ['9,5', 'EUR', 950],
  [' 0.01 ', 'USD', 1],
  ['0', 'USD', 0],
  ['500', 'JPY', 500],
  ['1.500', 'KWD', 1500],
  ['', 'USD', null],
] as const)('reads %j in %s as %s minor units', (text, currency, amount) => {
  expect(readTypedPrice(text, currency)).toEqual({ ok: true, amount })
})

it.each(['9.001', '1,000.00', '-9', 'nine', '9.', '.5', '1e3', '99999999999999999999', '9 00'])(
  'refuses %j instead of rounding or guessing',
  (text) => {
    expect(readTypedPrice(text, 'USD')).toEqual({ ok: false, text })
  },
)

it('refuses decimals that a currency does not have', () => {
  expect(readTypedPrice('5.5', 'JPY').ok).toBe(false)
})

it('writes minor units as they are typed', () => {
  expect(typedPriceText(900, 'USD')).toBe('9.00')
  expect(typedPriceText(500, 'JPY')).toBe('500')
  expect(typedPriceText(null, 'USD')).toBe('')
  expect(typedPriceText(1.5, 'USD')).toBe('')
})
