import type { ErrorCode } from '#domain/errors/catalogue.ts'
import {
  type CellChoices,
  cellText,
  METADATA_COLUMN_CODES,
  METADATA_COLUMNS,
  type MetadataColumn,
  readCell,
} from './cells.ts'
import { fileChoices, ID_HEADER, NAME_HEADER, type TableRow, textInFile, unguardText } from './csv-file.ts'
import { readRow } from './read-row.ts'

/** A cell that an import changes. A text without a meaning is a change as well: it is marked and not saved. */
export interface ImportedCell {
  /** The row of the file; the header is row 1. */
  readonly row: number
  readonly id: number
  readonly name: string
  readonly column: MetadataColumn
  readonly before: string
  readonly text: string
}

/** What is wrong at one place of the file. */
export interface ImportFault {
  readonly row: number
  /** The header of the column; null for the whole row. */
  readonly column: string | null
  readonly code: ErrorCode
}

export interface ImportPlan {
  /** Rows below the header that are not empty. */
  readonly rows: number
  readonly cells: readonly ImportedCell[]
  readonly faults: readonly ImportFault[]
}

/**
 * What the cells of a file change in a table. Columns that are missing change nothing, an empty cell empties its value.
 * A row that is refused, and a column that is unknown, leave the others as they are.
 */
export function planImport(
  [headers = [], ...records]: readonly (readonly string[])[],
  rows: readonly TableRow[],
  shown: CellChoices,
): ImportPlan {
  const { id: idAt, columns, faults } = readHeaders(headers)
  const numbered = records
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (idAt === -1)
    return {
      rows: numbered.length,
      cells: [],
      faults: [{ row: 1, column: ID_HEADER, code: 'csv-id-missing' }, ...faults],
    }
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const seen = new Set<string>()
  const planned = numbered.map(({ cells, row }) => {
    const id = (cells[idAt] ?? '').trim()
    const current = byId.get(id)
    const code = current === undefined ? 'csv-row-unknown' : seen.has(id) ? 'csv-row-repeated' : null
    seen.add(id)
    if (current === undefined || code !== null)
      return { cells: [], faults: code === null ? [] : [{ row, column: ID_HEADER, code } as const] }
    return planRow({ row, cells, columns, current, shown })
  })
  return {
    rows: numbered.length,
    cells: planned.flatMap((one) => one.cells),
    faults: [...faults, ...planned.flatMap((one) => one.faults)],
  }
}

interface Headers {
  /** Where the ids are; -1 for nowhere. */
  readonly id: number
  /** The metadata column at each place of a row; null for others. */
  readonly columns: readonly (MetadataColumn | null)[]
  readonly faults: readonly ImportFault[]
}

function readHeaders(written: readonly string[]): Headers {
  const names = written.map((name) => name.trim().toLowerCase())
  const isFirst = (name: string, at: number) => names.indexOf(name) === at
  const columns = names.map((name, at) => {
    const found = METADATA_COLUMN_CODES.find((column) => METADATA_COLUMNS[column].header === name)
    return found !== undefined && isFirst(name, at) ? found : null
  })
  const isKnown = (name: string, at: number) =>
    columns[at] !== null || name === '' || ((name === ID_HEADER || name === NAME_HEADER) && isFirst(name, at))
  const faults = names.flatMap((name, at): readonly ImportFault[] =>
    isKnown(name, at) ? [] : [{ row: 1, column: written[at] ?? name, code: 'csv-column-unknown' }],
  )
  return { id: names.indexOf(ID_HEADER), columns, faults }
}

interface RowPlan {
  readonly row: number
  readonly cells: readonly string[]
  readonly columns: Headers['columns']
  readonly current: TableRow
  readonly shown: CellChoices
}

function planRow({ row, cells, columns, current, shown }: RowPlan): Omit<ImportPlan, 'rows'> {
  const { id, name, metadata, texts } = current
  const written = fileChoices(shown)
  const changed = columns.flatMap((column, at): readonly ImportedCell[] => {
    const cell = cells[at]
    if (column === null || cell === undefined) return []
    const before = texts[column] ?? cellText(metadata, column, shown)
    const imported = withLineFeeds(unguardText(cell))
    // Also a text that reading would change, such as one with two spaces.
    if (imported === withLineFeeds(textInFile(current, column, shown, written))) return []
    const text = textInTable(imported, column, current, { written, shown })
    return text === before ? [] : [{ row, id, name, column, before, text }]
  })
  const merged = Object.fromEntries(changed.map(({ column, text }) => [column, text]))
  const { errors } = readRow(metadata, { ...texts, ...merged }, shown)
  const faults = changed.flatMap(({ column }): readonly ImportFault[] => {
    const code = errors[column]
    return code === undefined ? [] : [{ row, column: METADATA_COLUMNS[column].header, code }]
  })
  return { cells: changed, faults }
}

/** A text of a file in the words of the table; as it is where it has no meaning. */
function textInTable(
  text: string,
  column: MetadataColumn,
  { metadata }: TableRow,
  { written, shown }: { readonly written: CellChoices; readonly shown: CellChoices },
): string {
  const read = readCell(column, text, written)
  return read.ok ? cellText({ ...metadata, ...read.value }, column, shown) : text
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
