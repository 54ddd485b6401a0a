import { expect, test } from 'vitest'
import { figureTable } from './figure-table.ts'

test('prints each figure on a line with its goal and whether it is met', () => {
  const table = figureTable([
    {
      name: 'pages',
      figures: [
        { name: 'item / bare', value: 0.912, atLeast: 0.8 },
        { name: 'p95', value: 12.34, unit: 'ms' },
      ],
    },
    { name: 'weight', figures: [{ name: 'home', value: 138.2, unit: 'kB', atMost: 130 }] },
  ])
  expect(table.split('\n')).toEqual([
    'pages   item / bare      0.91  >= 0.80    ok',
    'pages   p95           12.3 ms',
    'weight  home         138.2 kB  <= 130 kB  MISSED',
  ])
})

test('shows a benchmark that ended without a result', () => {
  expect(figureTable([{ name: 'pages', figures: null }])).toContain('FAILED')
})
