import { describe, expect, it } from 'vitest'
import { ndcg } from './ndcg.ts'

describe('ndcg', () => {
  it('is 1 for all useful results in the best order', () => {
    expect(ndcg([3, 2, 1], [1, 3, 0, 2])).toBe(1)
  })

  it('is 0 for no results', () => {
    expect(ndcg([], [3])).toBe(0)
  })

  it('falls when the best result has a lower rank', () => {
    expect(ndcg([1, 2, 3], [3, 2, 1])).toBeCloseTo(
      (1 + 3 / Math.log2(3) + 7 / 2) / (7 + 3 / Math.log2(3) + 1 / 2),
    )
  })

  it('counts the tenth result and ignores the eleventh', () => {
    const behind = (wrong: number) => [...Array.from({ length: wrong }, () => 0 as const), 3 as const]
    expect(ndcg(behind(9), [3])).toBeCloseTo(1 / Math.log2(11))
    expect(ndcg(behind(10), [3])).toBe(0)
  })

  it('expects at most ten useful results', () => {
    const many = Array.from({ length: 20 }, () => 3 as const)
    expect(ndcg(many.slice(0, 10), many)).toBe(1)
  })
})
