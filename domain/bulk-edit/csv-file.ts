import { csvLine } from '#domain/contract/console/csv.ts'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import {
  type CellChoices,
  cellText,
  METADATA_COLUMN_CODES,
  METADATA_COLUMNS,
  type MetadataColumn,
  readCell,
} from './cells.ts'

/** A submission as a table shows it: what the server has, and the texts that are not saved. */
export interface TableRow {
  readonly id: number
  readonly name: string
  readonly metadata: SubmissionMetadata
  readonly texts: Readonly<Partial<Record<MetadataColumn, string>>>
}

/** The column that says which submission a row is about. */
export const ID_HEADER = 'id'
/** For people who read the file; an import does not use it. */
export const NAME_HEADER = 'file_name'

/** A CSV file (RFC 4180, UTF-8 with its mark, which spreadsheets need) of rows with all their details. */
export function csvFile(rows: readonly TableRow[], shown: CellChoices): string {
  const headers = [
    ID_HEADER,
    NAME_HEADER,
    ...METADATA_COLUMN_CODES.map((code) => METADATA_COLUMNS[code].header),
  ]
  const written = fileChoices(shown)
  const lines = rows.map((row) => {
    const texts = METADATA_COLUMN_CODES.map((column) => guardText(textInFile(row, column, shown, written)))
    return csvLine([row.id, guardText(row.name), ...texts])
  })
  return `\uFEFF${csvLine(headers)}${lines.join('')}`
}

/** The choices by the names that files have in every language: codes of kinds, `yes` and `no`. */
export function fileChoices({ kind, category, style }: CellChoices): CellChoices {
  return {
    kind: kind.map(({ value, name }) => ({ value, name: value, aliases: [name] })),
    category,
    style,
    flag: [
      { value: false, name: 'no', aliases: ['false'] },
      { value: true, name: 'yes', aliases: ['true'] },
    ],
  }
}

/** The text of one cell of a file. */
export function textInFile(
  { metadata, texts }: TableRow,
  column: MetadataColumn,
  shown: CellChoices,
  written: CellChoices,
): string {
  const text = texts[column]
  if (text === undefined) return cellText(metadata, column, written)
  const read = readCell(column, text, shown)
  return read.ok ? cellText({ ...metadata, ...read.value }, column, written) : text
}

/**
 * A text that spreadsheets do not run as a formula: an apostrophe before it, also where it begins with apostrophes and
 * such a sign already, so that `unguardText` returns every text as it was. Full-width signs count in some languages.
 */
export function guardText(text: string): string {
  return /^'*[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}

export function unguardText(text: string): string {
  return /^'+[=+\-@＝＋－＠\t\r\n]/.test(text) ? text.slice(1) : text
}
