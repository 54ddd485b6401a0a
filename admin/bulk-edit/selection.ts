/** A place in the grid: indices of row and column, both from 0. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The active cell, and the other corner of the selected range; the same where one cell is selected. */
export interface Selection {
  readonly active: Place
  readonly anchor: Place
}

/** Cells from the first to the last row and column, both included. */
export interface Range {
  readonly from: Place
  readonly to: Place
}

export interface Size {
  readonly rows: number
  readonly columns: number
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'page-up'
  | 'page-down'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last'

/** Rows of one page of the keyboard. */
const PAGE = 10

const TOWARDS: { readonly [M in Move]: (place: Place, last: Place) => Place } = {
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  'page-up': ({ row, column }) => ({ row: row - PAGE, column }),
  'page-down': ({ row, column }) => ({ row: row + PAGE, column }),
  'row-start': ({ row }) => ({ row, column: 0 }),
  'row-end': ({ row }, last) => ({ row, column: last.column }),
  first: () => ({ row: 0, column: 0 }),
  last: (_, last) => last,
}

export function selectCell(place: Place): Selection {
  return { active: place, anchor: place }
}

/** Moves the active cell and stops at the edges. With `extend` the range grows from its anchor. */
export function moveSelection(
  { active, anchor }: Selection,
  move: Move,
  size: Size,
  { extend }: { readonly extend: boolean },
): Selection {
  const next = inside(TOWARDS[move](active, lastOf(size)), size)
  return extend ? { active: next, anchor } : selectCell(next)
}

/** The next cell, or the previous one, row by row; null beyond the ends of the grid. */
export function stepSelection({ active }: Selection, step: 1 | -1, size: Size): Selection | null {
  const at = active.row * size.columns + active.column + step
  if (at < 0 || at >= size.rows * size.columns) return null
  return selectCell({ row: Math.floor(at / size.columns), column: at % size.columns })
}

export function selectAll(size: Size): Selection {
  return { active: { row: 0, column: 0 }, anchor: lastOf(size) }
}

export function rangeOf({ active, anchor }: Selection): Range {
  return {
    from: { row: Math.min(active.row, anchor.row), column: Math.min(active.column, anchor.column) },
    to: { row: Math.max(active.row, anchor.row), column: Math.max(active.column, anchor.column) },
  }
}

export function isInRange({ from, to }: Range, { row, column }: Place): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column
}

function lastOf({ rows, columns }: Size): Place {
  return { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) }
}

function inside({ row, column }: Place, size: Size): Place {
  const last = lastOf(size)
  return {
    row: Math.min(Math.max(row, 0), last.row),
    column: Math.min(Math.max(column, 0), last.column),
  }
}
