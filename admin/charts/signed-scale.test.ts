import { describe, expect, it } from 'vitest'
import { axisOf, placeOn, signedColumn } from './signed-scale.ts'

describe('axisOf', () => {
  it.each([
    [0, 0, [0, 1]],
    [0, 3.2, [0, 1, 2, 3, 4]],
    [0, 0.03, [0, 0.01, 0.02, 0.03]],
    [0, 100, [0, 50, 100]],
    [-4, 11, [-5, 0, 5, 10, 15]],
    [-0.2, 0, [-0.2, -0.15, -0.1, -0.05, 0]],
    [5, 8, [0, 2, 4, 6, 8]],
    [0, 1_234.56, [0, 500, 1_000, 1_500]],
  ])('from %f to %f has its ticks at round numbers', (least, most, ticks) => {
    const axis = axisOf(least, most)
    expect(axis.ticks).toEqual(ticks)
    expect([axis.from, axis.to]).toEqual([ticks[0], ticks.at(-1)])
  })
})

describe('signedColumn', () => {
  it('stacks values above zero upwards and those below zero downwards', () => {
    const axis = { from: -10, to: 10, ticks: [-10, 0, 10] }
    expect(signedColumn([4, 2, -5, -5], axis)).toEqual([
      { from: 0.5, height: 0.7 - 0.5 },
      { from: 0.7, height: 0.8 - 0.7 },
      { from: 0.25, height: 0.25 },
      { from: 0, height: 0.25 },
    ])
  })

  it('has no height for zero', () => {
    expect(signedColumn([0], axisOf(0, 4))).toEqual([{ from: 0, height: 0 }])
  })
})

it('places the ends of an axis at its bottom and its top', () => {
  const axis = axisOf(-3, 7)
  expect([placeOn(axis, axis.from), placeOn(axis, axis.to)]).toEqual([0, 1])
})
