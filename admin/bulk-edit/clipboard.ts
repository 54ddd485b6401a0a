import Papa from 'papaparse'

/** A block of cells as a spreadsheet copies it: tabs between cells; quoted where a cell has tabs, quotes or lines. */
export function blockToText(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  )
}

/** The cells of a copied block; rows may differ in length. Spreadsheets end it with a line break, which is no row. */
export function textToBlock(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data
}
