import { expect, it } from 'vitest'
import { boundingBox, isBlank } from '#media/artwork/bounding-box.ts'
import type { Raster } from '#media/artwork/raster.ts'

function rasterWith(
  width: number,
  height: number,
  inked: readonly (readonly [x: number, y: number])[],
): Raster {
  const data = new Uint8Array(width * height * 4)
  for (const [x, y] of inked) data[(y * width + x) * 4 + 3] = 1
  return { width, height, data }
}

it('counts a pixel as content from an alpha of 1', () => {
  expect(boundingBox(rasterWith(5, 4, [[3, 1]]))).toEqual({
    left: 3,
    right: 4,
    top: 1,
    bottom: 2,
    width: 1,
    height: 1,
  })
})

it('returns a box from the first content pixel to the last', () => {
  const box = boundingBox(
    rasterWith(9, 7, [
      [2, 5],
      [7, 1],
      [4, 3],
    ]),
  )
  expect(box).toEqual({ left: 2, right: 8, top: 1, bottom: 6, width: 6, height: 5 })
})

it('returns the full picture when there is no content', () => {
  const nothing = rasterWith(6, 3, [])
  expect(boundingBox(nothing)).toEqual({ left: 0, right: 6, top: 0, bottom: 3, width: 6, height: 3 })
  expect(isBlank(nothing)).toBe(true)
  expect(isBlank(rasterWith(6, 3, [[5, 2]]))).toBe(false)
})
