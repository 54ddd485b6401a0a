import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/testing/seeded-random.ts'
import { VARIANT_SECONDS, variantCookie, variantId, variantOf } from './variant.ts'

const VARIANTS = [
  { code: 'control', weight: 3 },
  { code: 'bold', weight: 1 },
  { code: 'off', weight: 0 },
]

describe('the variant of a visitor', () => {
  it('is that of the cookie while the test has it', () => {
    expect(variantOf(VARIANTS, 'bold', 0)).toBe('bold')
    expect(variantOf(VARIANTS, 'off', 0)).toBe('off')
    expect(variantOf(VARIANTS, 'removed', 0)).toBe('control')
  })

  it.each([
    [0, 'control'],
    [0.7499, 'control'],
    [0.75, 'bold'],
    [0.9999, 'bold'],
  ])('is chosen by weight: %d is %s', (random, code) => {
    expect(variantOf(VARIANTS, undefined, random)).toBe(code)
  })

  it('is null without a variant that can be chosen', () => {
    expect(variantOf([], undefined, 0.5)).toBeNull()
    expect(variantOf([{ code: 'off', weight: 0 }], undefined, 0.5)).toBeNull()
  })

  it('has the share of its weight over many visitors', () => {
    const random = seededRandom(1)
    const bold = Array.from({ length: 10_000 }, () => variantOf(VARIANTS, undefined, random())).filter(
      (code) => code === 'bold',
    ).length
    expect(Math.abs(bold - 2_500)).toBeLessThan(150)
  })
})

it('is kept in a cookie of the test for 49 days', () => {
  expect(variantCookie('hero')).toBe('ab_hero')
  expect(VARIANT_SECONDS).toBe(49 * 86_400)
})

it.each([
  [0, '00000000'],
  [0.5, '80000000'],
  [1 - 2 ** -32, 'ffffffff'],
])('a visitor id is eight hexadecimal digits: %d is %s', (random, id) => {
  expect(variantId(random)).toBe(id)
})
