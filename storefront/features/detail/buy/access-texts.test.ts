import { expect, it } from 'vitest'
import { type AccessTexts, leftText } from './access-texts.ts'

const texts = {
  left: { day: '{left} of {limit} left today', month: '{left} of {limit} left this month' },
} as AccessTexts

it.each([
  [0, 'day', '10 of 10 left today'],
  [9, 'day', '1 of 10 left today'],
  [10, 'month', '0 of 10 left this month'],
  [11, 'month', '0 of 10 left this month'],
] as const)('with %d of 10 used of a %s, the text is "%s"', (used, period, text) => {
  expect(leftText({ used, limit: 10, period }, texts)).toBe(text)
})
