import Papa from 'papaparse'
import type { ImportFault } from '#domain/bulk-edit/plan-import.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Far above 10,000 rows with long texts; a larger file would stop the page. */
export const MAX_CSV_BYTES = 50 * 1024 * 1024

/** The cells of a CSV file, or where its quotation marks do not match. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[]
  readonly faults: readonly ImportFault[]
}

/** The text of a CSV file: UTF-8, or UTF-16 with its mark, as spreadsheets write it. */
export function decodeCsv(bytes: ArrayBuffer): Result<string> {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const mark = `${first?.toString(16)} ${second?.toString(16)}`
  const encoding = mark === 'ff fe' ? 'utf-16le' : mark === 'fe ff' ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? refuse('csv-unreadable', 'NUL') : accept(text)
  } catch {
    return refuse('csv-unreadable', `not ${encoding}`)
  }
}

/** Reads the cells; commas, semicolons and tabs separate them, as the first line has it. */
export function readCsv(text: string): CsvTable {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const faults = errors.map(
    ({ row = 0 }) => ({ row: row + 1, column: null, code: 'csv-unreadable' }) as const,
  )
  // Behind a wrong quotation mark, nothing says which cells are meant.
  return { rows: faults.length > 0 ? [] : data, faults }
}

const DELIMITERS = [',', ';', '\t'] as const

function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best), ',' as string)
}
