import { describe, expect, it } from 'vitest'
import { shrink } from './shrink.ts'

const picture = (width: number, height: number, ...pixels: readonly (readonly number[])[]) => ({
  width,
  height,
  data: Uint8Array.from(pixels.flat()),
})
const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const CLEAR = [0, 0, 0, 0]

describe('shrink', () => {
  it('returns a picture that is small enough unchanged', () => {
    const small = picture(2, 1, RED, BLUE)
    expect(shrink(small, 2)).toBe(small)
    expect(shrink(small, 3)).toBe(small)
  })

  it('gives each pixel the mean of those it replaces', () => {
    const shrunk = shrink(picture(4, 2, RED, BLUE, RED, RED, BLUE, RED, RED, RED), 2)
    expect(shrunk).toEqual(picture(2, 1, [128, 0, 128, 255], RED))
  })

  it('ignores the colour of transparent pixels', () => {
    expect(shrink(picture(2, 2, RED, CLEAR, CLEAR, CLEAR), 1)).toEqual(picture(1, 1, [255, 0, 0, 64]))
  })

  it('keeps faintly visible pixels', () => {
    const faint = shrink(picture(2, 2, [9, 9, 9, 1], CLEAR, CLEAR, CLEAR), 1)
    expect(faint).toEqual(picture(1, 1, [9, 9, 9, 1]))
  })

  it.each([
    [256, 100, 96, 38],
    [100, 256, 38, 96],
    [256, 1, 96, 1],
    [97, 97, 96, 96],
  ])('writes every pixel of %i × %i', (width, height, toWidth, toHeight) => {
    const shrunk = shrink({ width, height, data: new Uint8Array(width * height * 4).fill(255) }, 96)
    expect([shrunk.width, shrunk.height]).toEqual([toWidth, toHeight])
    expect(shrunk.data.every((value) => value === 255)).toBe(true)
  })
})
