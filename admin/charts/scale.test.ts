import { describe, expect, it } from 'vitest'
import { stacked, topOf } from './scale.ts'

describe('topOf', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 4],
    [5, 5],
    [6, 10],
    [10, 10],
    [11, 20],
    [41, 50],
    [99, 100],
    [101, 200],
  ])('of %i is %i', (most, top) => {
    expect(topOf(most)).toBe(top)
  })
})

describe('stacked', () => {
  it('places values on top of each other, in shares of the axis', () => {
    expect(stacked([1, 0, 3], 8)).toEqual([
      { from: 0, height: 0.125 },
      { from: 0.125, height: 0 },
      { from: 0.125, height: 0.375 },
    ])
  })
})
