import { expect, it } from 'vitest'
import { groundOf } from '#media/artwork/ground.ts'
import type { Raster } from '#media/artwork/raster.ts'

/** A square with an outline of one grey and a middle of another, inside a frame with sides of 8 pixels. */
function square(edge: number, middle: number, margin: number, alpha = 255): Raster {
  const data = new Uint8Array(8 * 8 * 4)
  for (let y = margin; y < 8 - margin; y += 1) {
    for (let x = margin; x < 8 - margin; x += 1) {
      const isEdge = Math.min(x, y, 7 - x, 7 - y) === margin
      data.set(Array(3).fill(isEdge ? edge : middle), (y * 8 + x) * 4)
      data[(y * 8 + x) * 4 + 3] = alpha
    }
  }
  return { width: 8, height: 8, data }
}

/** A square of black ink with another ink in its middle. */
function coloured(ink: readonly [number, number, number], alpha: number): Raster {
  const raster = square(0, 0, 1)
  raster.data.set([...ink, alpha], (4 * 8 + 4) * 4)
  return raster
}

it('asks for a light ground for dark outlines and a dark one for light outlines', () => {
  expect(groundOf(square(0, 255, 1))).toBe('light')
  expect(groundOf(square(255, 255, 1))).toBe('dark')
  expect(groundOf(square(128, 128, 1))).toBe('any')
})

it('accepts a ground on which the outline is seen, whatever is inside', () => {
  expect(groundOf(square(128, 0, 1))).toBe('any')
  expect(groundOf(square(128, 255, 1))).toBe('any')
})

it('returns ink where all visible pixels are dark and neutral, however faint', () => {
  expect(groundOf(square(0, 0, 1))).toBe('ink')
  expect(groundOf(square(0, 0, 1, 60))).toBe('ink')
  expect(groundOf(coloured([0, 0, 0], 50))).toBe('ink')
  expect(groundOf(coloured([23, 23, 47], 255))).toBe('ink')
  expect(groundOf(coloured([23, 23, 48], 255))).toBe('light')
})

it('asks for a dark ground for faint white', () => {
  expect(groundOf(square(255, 255, 1, 128))).toBe('dark')
})

it('accepts any ground for a picture that fills its frame', () => {
  expect(groundOf(square(0, 0, 0))).toBe('any')
})
