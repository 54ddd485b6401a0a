import { type CellChoices, METADATA_COLUMN_CODES } from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { type CellWrite, type Grid, shownText } from './grid-model.ts'
import type { Range } from './selection.ts'

/** The first column names the submission and is not edited; the metadata follows. */
export const GRID_COLUMNS = [null, ...METADATA_COLUMN_CODES] as const

/** The texts of a range, row by row, as they are copied. */
export function copyBlock(grid: Grid, range: Range, choices: CellChoices): string[][] {
  return rowsOf(grid, range).map((row) =>
    columnsOf(range).map((column) =>
      column === null ? nameOfRow(row) : shownText(grid, row, column, choices),
    ),
  )
}

/** Empties the cells of a range. */
export function clearBlock(grid: Grid, range: Range): CellWrite[] {
  return rowsOf(grid, range).flatMap(({ id }) =>
    columnsOf(range).flatMap((column) => (column === null ? [] : [{ id, column, text: '' }])),
  )
}

/**
 * Spreads a copied block from the first cell of a range. In a direction in which the range has a multiple of the size of
 * the block, it is repeated. What is beyond the edges of the grid is left out.
 */
export function pasteBlock(grid: Grid, range: Range, block: readonly (readonly string[])[]): CellWrite[] {
  const height = block.length
  const width = Math.max(0, ...block.map((row) => row.length))
  if (height === 0 || width === 0) return []
  const rows = repeated(range.to.row - range.from.row + 1, height)
  const columns = repeated(range.to.column - range.from.column + 1, width)
  return Array.from({ length: rows }, (_, down) => grid.rows[range.from.row + down]).flatMap((row, down) =>
    Array.from({ length: columns }, (_, right) => GRID_COLUMNS[range.from.column + right]).flatMap(
      (column, right) => {
        const text = block[down % height]?.[right % width]
        if (row === undefined || column === undefined || column === null || text === undefined) return []
        return [{ id: row.id, column, text }]
      },
    ),
  )
}

/** What the first column says. */
export function nameOfRow({ file_name: fileName, id }: EditableSubmission): string {
  return fileName ?? String(id)
}

/** A range that holds the block several times over is filled with it; otherwise the block is pasted once. */
function repeated(selected: number, block: number): number {
  return selected % block === 0 ? selected : block
}

function rowsOf(grid: Grid, { from, to }: Range): readonly EditableSubmission[] {
  return grid.rows.slice(from.row, to.row + 1)
}

function columnsOf({ from, to }: Range): readonly (typeof GRID_COLUMNS)[number][] {
  return GRID_COLUMNS.slice(from.column, to.column + 1)
}
