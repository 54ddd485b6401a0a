import { describe, expect, it } from 'vitest'
import { createPathReader, parsePathData } from '#media/artwork/svg/path-data.ts'

const ends = (data: string) =>
  parsePathData(data).map(({ op, points }) => [
    op,
    ...(points.at(-1) ?? []).map((n) => Math.round(n * 1000) / 1000),
  ])

describe('path data', () => {
  it('reads further pairs after a move as lines', () => {
    expect(ends('M1 2 3 4m1 1 2 2')).toEqual([
      ['M', 1, 2],
      ['L', 3, 4],
      ['M', 4, 5],
      ['L', 6, 7],
    ])
  })

  it('reads numbers without blanks between them', () => {
    expect(ends('M.5.5-1-.5L1e1-2E0')).toEqual([
      ['M', 0.5, 0.5],
      ['L', -1, -0.5],
      ['L', 10, -2],
    ])
  })

  it('reads the flags of an arc without blanks around them', () => {
    expect(ends('M0 0a1 1 0 0110 0').at(-1)).toEqual(['C', 10, 0])
    expect(ends('M0 0a1 1 0 01.5.5')).toEqual(ends('M0 0a1 1 0 0 1 .5 .5'))
  })

  it('returns to the start of the subpath on close', () => {
    expect(ends('M2 2h5v5zl1 1')).toEqual([['M', 2, 2], ['L', 7, 2], ['L', 7, 7], ['Z'], ['L', 3, 3]])
  })

  it('mirrors the last handle in smooth curves', () => {
    const [, , smooth] = parsePathData('M0 0C0 1 1 2 2 2S4 1 4 0')
    expect(smooth?.points[0]).toEqual([3, 2])
    const [, alone] = parsePathData('M1 1S4 1 4 0')
    expect(alone?.points[0]).toEqual([1, 1])
  })

  it('passes through the same middle as the original quadratic', () => {
    const [, curve] = parsePathData('M0 0Q5 10 10 0')
    const [one, two] = curve?.points ?? []
    expect((3 * (one?.[1] ?? 0) + 3 * (two?.[1] ?? 0)) / 8).toBeCloseTo(5)
  })

  it("keeps the ends of a circle's quarters on the circle", () => {
    for (const { op, points } of parsePathData('M-5 0A5 5 0 1 1 0 5')) {
      const [x = 0, y = 0] = points.at(-1) ?? []
      expect([op, Math.hypot(x, y)]).toEqual([op, expect.closeTo(5)])
    }
  })

  it('stops at the first error', () => {
    expect(ends('M1 1L2 2L3')).toEqual([
      ['M', 1, 1],
      ['L', 2, 2],
    ])
    expect(ends('')).toEqual([])
  })
})

describe('reading several paths of a drawing', () => {
  it('returns the same segments for the same data', () => {
    const read = createPathReader()
    const first = read('M0 0h2')
    expect(first).toEqual(parsePathData('M0 0h2'))
    expect(read('M0 0h2')).toBe(first)
    expect(read('M0 0v2')).toEqual(parsePathData('M0 0v2'))
  })
})
