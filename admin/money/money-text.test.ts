// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

test.each([
  ['en', '19.90', 'USD', '$19.90'],
  ['en', '-0.05', 'USD', '-$0.05'],
  ['ja', '500', 'JPY', '￥500'],
  // More digits than a floating point number holds.
  ['en', '90071992547409.93', 'USD', '$90,071,992,547,409.93'],
])('writes in %s the amount %s %s as %s', (language, amount, currency, text) => {
  document.documentElement.lang = language
  expect(moneyText(amount, currency)).toBe(text)
})
