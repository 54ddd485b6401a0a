import { describe, expect, it } from 'vitest'
import type { JudgedQuery } from './judged-query.ts'
import { scoreOf } from './score.ts'

const judged: JudgedQuery = { query: 'heart', origin: 'name', expected: { best: 3, good: 2, fair: 1 } }

describe('the score of an answer', () => {
  it('is full for everything expected in the best order', () => {
    expect(scoreOf(judged, ['best', 'good', 'fair'])).toEqual({ ndcg: 1, recall: 1 })
  })

  it('is nothing for an empty answer', () => {
    expect(scoreOf(judged, [])).toEqual({ ndcg: 0, recall: 0 })
  })

  it('falls when the best stands further down', () => {
    const { ndcg, recall } = scoreOf(judged, ['fair', 'good', 'best'])
    expect(ndcg).toBeCloseTo((1 + 3 / Math.log2(3) + 7 / 2) / (7 + 3 / Math.log2(3) + 1 / 2))
    expect(recall).toBe(1)
  })

  it('counts the tenth hit towards the order, and the eleventh towards the share only', () => {
    const others = (count: number) => Array.from({ length: count }, (_, at) => `other-${at}`)
    expect(scoreOf(judged, [...others(9), 'best'])).toMatchObject({
      ndcg: expect.closeTo(0.215, 2),
      recall: 1 / 3,
    })
    expect(scoreOf(judged, [...others(10), 'best'])).toEqual({ ndcg: 0, recall: 1 / 3 })
  })
})
