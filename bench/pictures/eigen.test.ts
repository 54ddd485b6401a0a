import { describe, expect, it } from 'vitest'
import { largestRatios, type Symmetric } from './eigen.ts'

const matrix = (rows: readonly (readonly number[])[]): Symmetric => ({
  size: rows.length,
  values: Float64Array.from(rows.flat()),
})
const none = (size: number) =>
  matrix(
    Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => Number(row === column)),
    ),
  )
const ratioOf = ({ size, values }: Symmetric, v: Float64Array) => {
  let sum = 0
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1)
      sum += (v[row] ?? 0) * (values[row * size + column] ?? 0) * (v[column] ?? 0)
  }
  return sum
}

describe('largestRatios', () => {
  it('returns the eigenvalues when the noise is equal in all directions', () => {
    const { ratios } = largestRatios(
      matrix([
        [2, 0, 0],
        [0, 3, 4],
        [0, 4, 9],
      ]),
      none(3),
      3,
    )
    expect(ratios).toEqual([expect.closeTo(11, 8), expect.closeTo(2, 8), expect.closeTo(1, 8)])
  })

  it('ranks a large signal in a larger noise last', () => {
    const signal = matrix([
      [100, 0],
      [0, 4],
    ])
    const noise = matrix([
      [200, 0],
      [0, 1],
    ])
    const { directions, ratios } = largestRatios(signal, noise, 2)
    expect(ratios).toEqual([expect.closeTo(4, 8), expect.closeTo(0.5, 8)])
    for (const [at, direction] of directions.entries()) {
      expect(ratioOf(signal, direction) / ratioOf(noise, direction)).toBeCloseTo(ratios[at] ?? 0, 8)
    }
  })
})
