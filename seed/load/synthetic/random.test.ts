import { describe, expect, test } from 'vitest'
import { randomFrom, weighted, zipf } from './random.ts'

const drawn = (draw: (random: () => number) => number, times = 20_000) => {
  const random = randomFrom(7)
  const counts = new Map<number, number>()
  for (let time = 0; time < times; time += 1) {
    const index = draw(random)
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  return (index: number) => (counts.get(index) ?? 0) / times
}

describe('seeded random numbers', () => {
  test('repeats the sequence for the same seed, differs for another seed, and stays in [0, 1)', () => {
    const first = Array.from({ length: 100 }, randomFrom(1))
    expect(Array.from({ length: 100 }, randomFrom(1))).toEqual(first)
    expect(Array.from({ length: 100 }, randomFrom(2))).not.toEqual(first)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...first)).toBeLessThan(1)
  })

  test('weighted draws in proportion to the weights and never draws a weight of 0', () => {
    const share = drawn(weighted([3, 0, 1]))
    expect(share(0)).toBeCloseTo(0.75, 1)
    expect(share(1)).toBe(0)
    expect(share(2)).toBeCloseTo(0.25, 1)
  })

  test('zipf draws the second rank half as often and the tenth a tenth as often as the first', () => {
    const share = drawn(zipf(1000))
    expect(share(0) / share(1)).toBeCloseTo(2, 0)
    expect(share(0) / share(9)).toBeGreaterThan(7)
    expect(share(0) / share(9)).toBeLessThan(14)
  })
})
