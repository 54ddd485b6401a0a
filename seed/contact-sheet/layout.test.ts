import { expect, test } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { gridOf, placeOf, SHEET } from './layout.ts'

test.each(KIND_CODES)('the last cell of a sheet of %s fits, and no further row or column does', (kind) => {
  const grid = gridOf(kind)
  const { left, top } = placeOf(grid.columns * grid.rows - 1, grid)
  const right = left + 2 * grid.side + SHEET.margin
  const bottom = top + grid.side + SHEET.text + SHEET.margin
  expect(right).toBeLessThanOrEqual(SHEET.width)
  expect(bottom).toBeLessThanOrEqual(SHEET.height)
  expect(right + 2 * grid.side + SHEET.gap).toBeGreaterThan(SHEET.width)
  expect(bottom + grid.side + SHEET.text + SHEET.gap).toBeGreaterThan(SHEET.height)
})

test('the cells of a sheet do not overlap', () => {
  const grid = gridOf('icon')
  const places = Array.from({ length: grid.columns * grid.rows }, (_, index) => placeOf(index, grid))
  expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(places.length)
})
