import { describe, expect, it } from 'vitest'
import { gradeOf } from './grade.ts'

const heart = { slug: 'heart-8k8kq', title: 'Heart', kind: 'icon', style: 'line' } as const

describe('gradeOf', () => {
  it('returns null for an item that no judgement names', () => {
    expect(gradeOf({ grades: { 'Broken heart': 2 } }, heart)).toBeNull()
  })

  it('returns 0 for a title that was judged to be wrong', () => {
    expect(gradeOf({ grades: { Heart: 0 } }, heart)).toBe(0)
  })

  it.each([
    ['a kind over a title', { Heart: 1, 'Heart [icon]': 2 }, 2],
    ['a style over a kind', { 'Heart [icon]': 2, 'Heart [line]': 3 }, 3],
    ['an item over a style', { 'Heart [line]': 3, '#heart-8k8kq': 0 }, 0],
  ] as const)('prefers the judgement of %s', (_, grades, grade) => {
    expect(gradeOf({ grades }, heart)).toBe(grade)
  })

  it('ignores the judgement of another kind', () => {
    expect(gradeOf({ grades: { Heart: 1, 'Heart [lottie]': 3 } }, heart)).toBe(1)
  })
})
