import { expect, test } from 'vitest'
import {
  isInRange,
  type Move,
  moveSelection,
  type Place,
  rangeOf,
  selectAll,
  selectCell,
  stepSelection,
} from './selection.ts'

const SIZE = { rows: 30, columns: 4 }
const at = (row: number, column: number): Place => ({ row, column })

test.each<[Move, Place, Place]>([
  ['up', at(0, 1), at(0, 1)],
  ['up', at(1, 1), at(0, 1)],
  ['down', at(28, 1), at(29, 1)],
  ['down', at(29, 1), at(29, 1)],
  ['left', at(3, 0), at(3, 0)],
  ['right', at(3, 2), at(3, 3)],
  ['right', at(3, 3), at(3, 3)],
  ['page-down', at(3, 2), at(13, 2)],
  ['page-down', at(25, 2), at(29, 2)],
  ['page-up', at(3, 2), at(0, 2)],
  ['row-start', at(3, 2), at(3, 0)],
  ['row-end', at(3, 2), at(3, 3)],
  ['first', at(3, 2), at(0, 0)],
  ['last', at(3, 2), at(29, 3)],
])('%s moves the active cell, no further than the edge', (move, from, to) => {
  const moved = moveSelection(selectCell(from), move, SIZE, { extend: false })
  expect(moved).toEqual(selectCell(to))
})

test('an extended range keeps its anchor, and covers both corners in any direction', () => {
  const extended = moveSelection(
    moveSelection(selectCell(at(5, 2)), 'up', SIZE, { extend: true }),
    'left',
    SIZE,
    { extend: true },
  )
  const range = rangeOf(extended)
  expect(range).toEqual({ from: at(4, 1), to: at(5, 2) })
  expect([at(4, 1), at(5, 2), at(6, 2), at(4, 0)].map((place) => isInRange(range, place))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a step continues in the next row, and ends with the grid', () => {
  expect(stepSelection(selectCell(at(0, 3)), 1, SIZE)).toEqual(selectCell(at(1, 0)))
  expect(stepSelection(selectCell(at(1, 0)), -1, SIZE)).toEqual(selectCell(at(0, 3)))
  expect(stepSelection(selectCell(at(29, 3)), 1, SIZE)).toBeNull()
  expect(stepSelection(selectCell(at(0, 0)), -1, SIZE)).toBeNull()
})

test('everything is the range from the first cell to the last', () => {
  expect(rangeOf(selectAll(SIZE))).toEqual({ from: at(0, 0), to: at(29, 3) })
})
