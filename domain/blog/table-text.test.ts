import { expect, it } from 'vitest'
import { MAX_COLUMNS, MAX_ROWS, tableFault, tableOf } from './table-text.ts'

it('reads cells between bars and cells between tabs', () => {
  const table = { head: ['Format', 'Size'], rows: [['SVG', '1 kB']] }
  expect(tableOf('Format | Size\nSVG | 1 kB')).toEqual(table)
  expect(tableOf('| Format | Size |\r\n\r\n| SVG | 1 kB |')).toEqual(table)
  expect(tableOf('Format\tSize\nSVG\t1 kB')).toEqual(table)
})

it('fills short rows and cuts long ones', () => {
  expect(tableOf('a | b\n1\n1 | 2 | 3')?.rows).toEqual([
    ['1', ''],
    ['1', '2'],
  ])
})

it('refuses what is no table, or too large', () => {
  const columns = (count: number) => Array.from({ length: count }, () => 'x').join('|')
  expect([tableFault(''), tableFault('a | b')].every((fault) => fault !== null)).toBe(true)
  expect(tableFault(`${columns(MAX_COLUMNS)}\nx`)).toBeNull()
  expect(tableFault(`${columns(MAX_COLUMNS + 1)}\nx`)).not.toBeNull()
  expect(tableFault(`a\n${'x\n'.repeat(MAX_ROWS)}`)).toBeNull()
  expect(tableFault(`a\n${'x\n'.repeat(MAX_ROWS + 1)}`)).not.toBeNull()
})
