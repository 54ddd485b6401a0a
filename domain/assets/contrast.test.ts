import { expect, test } from 'vitest'
import { contrastRatio, relativeLuminance } from './contrast.ts'

test('the luminance of black is 0 and of white 1, and green counts most', () => {
  expect(relativeLuminance(0, 0, 0)).toBe(0)
  expect(relativeLuminance(255, 255, 255)).toBeCloseTo(1)
  expect(relativeLuminance(0, 255, 0)).toBeCloseTo(0.7152)
  expect(relativeLuminance(10, 10, 10)).toBeCloseTo(0.00304, 5)
})

test('the contrast of black with white is 21 either way, of a colour with itself 1', () => {
  expect(contrastRatio(0, 1)).toBeCloseTo(21)
  expect(contrastRatio(1, 0)).toBeCloseTo(21)
  expect(contrastRatio(0.4, 0.4)).toBe(1)
  // #767676 is the lightest grey that reaches 4.5:1 on white.
  expect(contrastRatio(relativeLuminance(118, 118, 118), 1)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(relativeLuminance(119, 119, 119), 1)).toBeLessThan(4.5)
})
