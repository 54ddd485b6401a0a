/** A value of a column. Objects are stored as JSON, dates in UTC. */
export type Cell = string | number | boolean | Date | null | object

/** One row in PostgreSQL's text format of COPY: tab-separated, `\N` for null, line feed at the end. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(copyCell).join('\t')}\n`
}

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'object') return escaped(JSON.stringify(cell))
  return String(cell)
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** PostgreSQL has no U+0000 in text: it is dropped. */
function escaped(text: string): string {
  return text.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character] ?? '')
}
