/** Maximum columns and rows of a table in a post. */
export const MAX_COLUMNS = 8
export const MAX_ROWS = 60

/** A table as an editor types or pastes it. */
export interface TableText {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Parses a table: a line for each row, the first of them the head, cells separated by `|` or, as pasted from a
 * spreadsheet, by tabs. Rows get as many cells as the head. Null without a head and a row, or beyond the maximum.
 */
export function tableOf(text: string): TableText | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [head, ...rows] = lines.map(cellsOf)
  if (head === undefined || rows.length === 0) return null
  if (head.length > MAX_COLUMNS || rows.length > MAX_ROWS) return null
  return { head, rows: rows.map((row) => head.map((_, place) => row[place] ?? '')) }
}

/** The message for an editor why a text is no table; null where it is one. */
export function tableFault(text: string): string | null {
  return tableOf(text) === null
    ? `A line for each row, with cells separated by |. The first line is the head; at most ${MAX_COLUMNS} columns and ${MAX_ROWS} rows.`
    : null
}

function cellsOf(line: string): readonly string[] {
  const separator = line.includes('\t') ? '\t' : '|'
  const cells = line.split(separator).map((cell) => cell.trim())
  // A Markdown row begins and ends with the separator.
  const from = cells[0] === '' && separator === '|' ? 1 : 0
  const to = cells.at(-1) === '' && separator === '|' ? cells.length - 1 : cells.length
  return cells.slice(from, to)
}
