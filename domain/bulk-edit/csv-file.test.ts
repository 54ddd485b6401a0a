import { describe, expect, it } from 'vitest'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import type { CellChoices } from './cells.ts'
import { csvFile, guardText, type TableRow, unguardText } from './csv-file.ts'
import { planImport } from './plan-import.ts'

const CHOICES: CellChoices = {
  kind: [
    { value: 'icon', name: 'Symbol', aliases: ['icon'] },
    { value: 'photo', name: 'Foto', aliases: ['photo'] },
  ],
  category: [
    { value: 4, name: 'Animals' },
    { value: 5, name: 'Food & drink' },
  ],
  style: [{ value: 9, name: 'Line' }],
  flag: [
    { value: false, name: 'Nein', aliases: ['no'] },
    { value: true, name: 'Ja', aliases: ['yes'] },
  ],
}

const METADATA: SubmissionMetadata = {
  title: 'Red heart',
  description: null,
  keywords: ['heart', 'love'],
  kind: 'icon',
  category: 4,
  style: null,
  price_cents: 450,
  editorial_only: false,
  generative_ai: null,
}

function row(id: number, change: Partial<SubmissionMetadata> = {}, texts: TableRow['texts'] = {}): TableRow {
  return { id, name: `${id}.svg`, metadata: { ...METADATA, ...change }, texts }
}

const HEADERS =
  'id,file_name,title,description,keywords,kind,category,style,price,editorial_only,generative_ai'

describe('the exported file', () => {
  it('has names that are the same in every language, and unsaved texts', () => {
    const rows = [
      row(1),
      row(
        2,
        { generative_ai: true },
        { title: 'New', kind: 'Foto', category: 'Planets', editorial_only: 'Ja' },
      ),
    ]
    expect(csvFile(rows, CHOICES)).toBe(
      `\uFEFF${[
        HEADERS,
        '1,1.svg,Red heart,,"heart, love",icon,Animals,,4.50,no,',
        '2,2.svg,New,,"heart, love",photo,Planets,,4.50,yes,yes',
        '',
      ].join('\r\n')}`,
    )
  })

  it('has no cell that a spreadsheet runs as a formula', () => {
    const hostile = row(1, { title: '=HYPERLINK("http://x")', description: '@SUM(A1)', keywords: ['-1'] })
    const file = csvFile([{ ...hostile, name: '+1.svg' }], CHOICES)
    expect(file).toContain(`1,'+1.svg,"'=HYPERLINK(""http://x"")",'@SUM(A1),'-1,icon`)
  })
})

describe('a text', () => {
  it.each(['=1', '+1', '-1', '@x', '\t=1', '\n=1', '＝1', "'=1", "''@x"])(
    '%j is guarded, and read as it was',
    (text) => {
      const guarded = guardText(text)
      expect(guarded).toBe(`'${text}`)
      expect(unguardText(guarded)).toBe(text)
    },
  )

  it.each(['heart', "'tis", "rock 'n' roll", '1-2', ''])('%j stays as it is', (text) => {
    expect([guardText(text), unguardText(text)]).toEqual([text, text])
  })
})

/** The cells of a file as a parser returns them. */
const table = (...lines: readonly string[]) => lines.map((line) => line.split('|'))

describe('an import', () => {
  it('changes the cells that differ, in the words of the table', () => {
    const file = table(
      'id|kind|category|price|generative_ai',
      '2|photo|Animals|5|yes',
      '1|icon|food & drink|4,50|',
    )
    const { cells, faults, rows } = planImport(file, [row(1), row(2)], CHOICES)
    expect([rows, faults]).toEqual([2, []])
    expect(cells.map((cell) => [cell.row, cell.id, cell.column, cell.before, cell.text])).toEqual([
      [2, 2, 'kind', 'Symbol', 'Foto'],
      [2, 2, 'price_cents', '4.50', '5.00'],
      [2, 2, 'generative_ai', '', 'Ja'],
      [3, 1, 'category', 'Animals', 'Food & drink'],
    ])
  })

  it('of an unedited export changes nothing', () => {
    const rows = [
      row(1, { title: "'=1  x", description: 'Two\nlines, "quoted"' }),
      row(2, {}, { title: '@New' }),
    ]
    const parsed = csvFile(rows, CHOICES)
      .slice(1)
      .split('\r\n')
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain]) =>
          quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
        ),
      )
    expect(planImport(parsed, rows, CHOICES)).toEqual({ rows: 2, cells: [], faults: [] })
  })

  it('names row, column and code of each error, and keeps the text', () => {
    const file = table('ID|Title|category|price', '1|New|Planets|free', `2|${'x'.repeat(201)}|Animals|4.50`)
    const { cells, faults } = planImport(file, [row(1), row(2)], CHOICES)
    expect(faults).toEqual([
      { row: 2, column: 'category', code: 'choice-unknown' },
      { row: 2, column: 'price', code: 'price-invalid' },
      { row: 3, column: 'title', code: 'text-too-long' },
    ])
    expect(cells.map(({ column, text }) => [column, text.slice(0, 8)])).toEqual([
      ['title', 'New'],
      ['category', 'Planets'],
      ['price_cents', 'free'],
      ['title', 'xxxxxxxx'],
    ])
  })

  it('leaves out rows without an editable submission, and repeated ones', () => {
    const file = table('id|title', '1|A', '|', '7|B', 'x|C', ' 1 |D')
    const { cells, faults, rows } = planImport(file, [row(1)], CHOICES)
    expect(rows).toBe(4)
    expect(cells.map(({ id, text }) => [id, text])).toEqual([[1, 'A']])
    expect(faults).toEqual([
      { row: 4, column: 'id', code: 'csv-row-unknown' },
      { row: 5, column: 'id', code: 'csv-row-unknown' },
      { row: 6, column: 'id', code: 'csv-row-repeated' },
    ])
  })

  it('leaves out unknown and repeated columns, and reads the others', () => {
    const file = table('id|file_name|title|colour|title', '1|x|A|red|B')
    const { cells, faults } = planImport(file, [row(1)], CHOICES)
    expect(cells.map(({ column, text }) => [column, text])).toEqual([['title', 'A']])
    expect(faults).toEqual([
      { row: 1, column: 'colour', code: 'csv-column-unknown' },
      { row: 1, column: 'title', code: 'csv-column-unknown' },
    ])
  })

  it('without a column of ids changes nothing', () => {
    const { cells, faults } = planImport(table('title', 'A'), [row(1)], CHOICES)
    expect(cells).toEqual([])
    expect(faults).toEqual([{ row: 1, column: 'id', code: 'csv-id-missing' }])
  })

  it('empties a value for an empty cell, and leaves a missing one', () => {
    const file = table('id|description|price', '1||')
    const { cells } = planImport([...file, ['2', 'New']], [row(1), row(2)], CHOICES)
    expect(cells.map(({ id, column, text }) => [id, column, text])).toEqual([
      [1, 'price_cents', ''],
      [2, 'description', 'New'],
    ])
  })

  it('replaces an unsaved text', () => {
    const { cells } = planImport(table('id|title', '1|Red heart'), [row(1, {}, { title: 'Typed' })], CHOICES)
    expect(cells).toMatchObject([{ before: 'Typed', text: 'Red heart' }])
  })
})
