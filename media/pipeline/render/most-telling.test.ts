import { expect, it } from 'vitest'
import type { Raster } from '#media/artwork/raster.ts'
import { mostTelling } from './most-telling.ts'

const SIDE = 12

/** A picture of black pixels where the predicate holds. */
function drawn(isDrawn: (x: number, y: number) => boolean): Raster {
  const data = new Uint8Array(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at += 1)
    data[at * 4 + 3] = isDrawn(at % SIDE, Math.floor(at / SIDE)) ? 255 : 0
  return { width: SIDE, height: SIDE, data }
}

const empty = drawn(() => false)
const filled = drawn((x, y) => x > 0 && y > 0 && x < 11 && y < 11)
const outlined = drawn(
  (x, y) => x > 0 && y > 0 && x < 11 && y < 11 && (x === 1 || y === 1 || x === 10 || y === 10),
)
const line = drawn((_, y) => y === 6)

it('chooses an outline rather than the same shape filled', () => {
  expect(mostTelling([outlined, filled])).toBe(0)
  expect(mostTelling([filled, outlined])).toBe(1)
})

it('chooses a whole drawing rather than a part of it', () => {
  expect(mostTelling([line, outlined, line])).toBe(1)
})

it('chooses what is drawn in the middle of an animation that starts and ends empty', () => {
  expect(mostTelling([empty, empty, line, line, line])).toBe(2)
})

it('chooses a pose at rest unless another frame has a quarter more detail', () => {
  const lines = (count: number) => drawn((_, y) => y % 2 === 1 && y < 2 * count)
  expect(mostTelling([lines(4), lines(5)])).toBe(0)
  expect(mostTelling([lines(3), lines(4)])).toBe(1)
})

it('chooses the first of similar frames', () => {
  expect(mostTelling([line, line, line])).toBe(0)
  expect(mostTelling([empty, empty])).toBe(0)
})
