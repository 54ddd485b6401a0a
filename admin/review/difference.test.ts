import { describe, expect, it } from 'vitest'
import { shareOfDifference } from './difference.ts'

const CLEAR = [0, 0, 0, 0]
const BLACK = [0, 0, 0, 255]
const RED = [255, 0, 0, 255]
const pixels = (...all: readonly (readonly number[])[]) => new Uint8ClampedArray(all.flat())

describe('shareOfDifference', () => {
  it('is 0 for the same picture, and 1 for pictures without a common pixel', () => {
    expect(shareOfDifference(pixels(BLACK, CLEAR), pixels(BLACK, CLEAR))).toBe(0)
    expect(shareOfDifference(pixels(BLACK, CLEAR), pixels(CLEAR, BLACK))).toBe(1)
  })

  it('counts pixels that only one of them draws, and other colours, but not the empty ground', () => {
    expect(shareOfDifference(pixels(BLACK, BLACK, CLEAR, CLEAR), pixels(BLACK, CLEAR, CLEAR, CLEAR))).toBe(
      0.5,
    )
    expect(shareOfDifference(pixels(RED, BLACK), pixels(BLACK, BLACK))).toBe(0.5)
  })

  it('ignores steps of a channel below 48, and the colour of transparent pixels', () => {
    expect(shareOfDifference(pixels([47, 0, 0, 255]), pixels(BLACK))).toBe(0)
    expect(shareOfDifference(pixels([48, 0, 0, 255]), pixels(BLACK))).toBe(1)
    expect(shareOfDifference(pixels([255, 255, 255, 0], BLACK), pixels(CLEAR, BLACK))).toBe(0)
  })

  it('is 0 for two empty pictures', () => {
    expect(shareOfDifference(pixels(CLEAR), pixels(CLEAR))).toBe(0)
  })
})
