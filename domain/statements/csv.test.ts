import { expect, test } from 'vitest'
import { makeLines } from '#domain/testing/statements.ts'
import { csvHeader, csvRow } from './csv.ts'

test('each line is a row with as many cells as the header, amounts as decimal numbers', () => {
  const hash = 'a'.repeat(64)
  const [download, sale, reversal] = makeLines([3])
  if (download === undefined || sale === undefined || reversal === undefined)
    throw new Error('a line is missing')
  const cells = csvHeader().split(',').length
  const rows = [download, sale, reversal].map((line) => csvRow({ line, hash }))
  for (const row of rows) expect(row.split(',')).toHaveLength(cells)
  expect(rows[0]).toContain(',all-access,0123456789abcdef,7,10.00,3,3,,50,1,5.00,USD,')
  expect(rows[1]).toContain(',4.55,60,1,2.73,USD,')
  expect(rows[2]).toContain(',-1.00,USD,2026-10,2,2,refund,')
})

test('a title that a spreadsheet would compute begins with an apostrophe', () => {
  const [line] = makeLines([1])
  if (line === undefined) throw new Error('a line is missing')
  expect(csvRow({ line: { ...line, work: { ...line.work, title: '=1+1' } }, hash: '' })).toContain(",'=1+1,")
})
