import { expect, test } from 'vitest'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { clearBlock, copyBlock, pasteBlock } from './block.ts'
import { openGrid } from './grid-model.ts'
import type { Range } from './selection.ts'

const CHOICES: CellChoices = {
  kind: [{ value: 'icon', name: 'Icon' }],
  category: [],
  style: [],
  flag: [],
}

const grid = openGrid([1, 2, 3].map(row))

function row(id: number): EditableSubmission {
  return {
    id,
    version: 1,
    state: 'draft',
    contributor_name: 'Ada',
    file_name: `${id}.svg`,
    preview: null,
    title: `Title ${id}`,
    description: null,
    keywords: ['one', 'two'],
    kind: 'icon',
    category: null,
    style: null,
    price_cents: null,
    editorial_only: false,
    generative_ai: null,
  }
}

/** From the title column, which follows the name. */
function range([top, left]: [number, number], [bottom, right]: [number, number]): Range {
  return { from: { row: top, column: left }, to: { row: bottom, column: right } }
}

test('a range is copied row by row, with the names of the submissions', () => {
  expect(copyBlock(grid, range([0, 0], [1, 3]), CHOICES)).toEqual([
    ['1.svg', 'Title 1', '', 'one, two'],
    ['2.svg', 'Title 2', '', 'one, two'],
  ])
})

test('clearing leaves the names', () => {
  expect(clearBlock(grid, range([2, 0], [2, 1]))).toEqual([{ id: 3, column: 'title', text: '' }])
})

test('a block is spread from one cell, and ends at the edges of the grid', () => {
  const block = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  expect(pasteBlock(grid, range([0, 1], [0, 1]), block)).toEqual([
    { id: 1, column: 'title', text: 'a' },
    { id: 1, column: 'description', text: 'b' },
    { id: 2, column: 'title', text: 'c' },
    { id: 2, column: 'description', text: 'd' },
  ])
  expect(pasteBlock(grid, range([2, 9], [2, 9]), block)).toEqual([
    { id: 3, column: 'generative_ai', text: 'a' },
  ])
})

test('one cell fills the whole range', () => {
  expect(pasteBlock(grid, range([0, 4], [2, 4]), [['Icon']])).toEqual(
    [1, 2, 3].map((id) => ({ id, column: 'kind', text: 'Icon' })),
  )
})

test('a range that is no multiple of the block is not filled', () => {
  expect(pasteBlock(grid, range([0, 1], [2, 1]), [['a'], ['b']])).toEqual([
    { id: 1, column: 'title', text: 'a' },
    { id: 2, column: 'title', text: 'b' },
  ])
})

test('rows of different lengths write only the cells that they have', () => {
  expect(pasteBlock(grid, range([0, 1], [0, 1]), [['a', 'b'], ['c']])).toEqual([
    { id: 1, column: 'title', text: 'a' },
    { id: 1, column: 'description', text: 'b' },
    { id: 2, column: 'title', text: 'c' },
  ])
})

test('the name of a submission is not pasted over', () => {
  expect(pasteBlock(grid, range([0, 0], [0, 0]), [['x.svg', 'New']])).toEqual([
    { id: 1, column: 'title', text: 'New' },
  ])
})

test('an empty clipboard writes nothing', () => {
  expect(pasteBlock(grid, range([0, 1], [2, 3]), [])).toEqual([])
})
