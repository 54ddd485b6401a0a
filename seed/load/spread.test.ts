import { describe, expect, test } from 'vitest'
import { fractionOf, publishedAt, SEED_DATE } from './spread.ts'

const keys = Array.from({ length: 1000 }, (_, index) => `source:${index}`)

describe('the date of publication', () => {
  test('depends on the key alone', () => {
    expect(publishedAt('iconify:lucide:heart')).toEqual(publishedAt('iconify:lucide:heart'))
    expect(publishedAt('iconify:lucide:heart')).not.toEqual(publishedAt('iconify:lucide:home'))
  })

  test('is never after the date of the seed, nor more than 180 days before it', () => {
    const ages = keys.map((key) => (SEED_DATE.getTime() - publishedAt(key).getTime()) / 86_400_000)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThanOrEqual(180.001)
  })

  test('spreads evenly', () => {
    const mean = keys.reduce((sum, key) => sum + fractionOf(key), 0) / keys.length
    expect(mean).toBeCloseTo(0.5, 1)
  })
})
