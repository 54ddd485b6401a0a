import { expect, test } from 'vitest'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { openGrid, writeCells } from './grid-model.ts'
import { readKeptCells, reopenGrid, unsavedCells } from './kept-cells.ts'

const CHOICES: CellChoices = { kind: [{ value: 'icon', name: 'Icon' }], category: [], style: [], flag: [] }

function row(id: number, change: Partial<EditableSubmission> = {}): EditableSubmission {
  return {
    id,
    version: 1,
    state: 'draft',
    contributor_name: 'Ada',
    file_name: `${id}.svg`,
    preview: null,
    title: `Title ${id}`,
    description: null,
    keywords: [],
    kind: 'icon',
    category: null,
    style: null,
    price_cents: null,
    editorial_only: false,
    generative_ai: null,
    ...change,
  }
}

function typed() {
  const writes = [1, 2, 3].map((id) => ({ id, column: 'title' as const, text: `Mine ${id}` }))
  const grid = writeCells(openGrid([row(1), row(2), row(3)]), writes, CHOICES)
  return readKeptCells(JSON.parse(JSON.stringify(unsavedCells(grid, CHOICES))))
}

test('unsaved cells return at the next visit; what the server has changed since is a conflict', () => {
  const now = [row(1), row(2, { version: 2, title: 'Theirs' }), row(3, { version: 2, title: 'Mine 3' })]
  const { grid, lost } = reopenGrid(now, typed(), CHOICES)
  expect(grid.texts).toEqual(
    new Map([
      [1, { title: 'Mine 1' }],
      [2, { title: 'Mine 2' }],
    ]),
  )
  expect(grid.conflicts).toEqual(new Map([[2, ['title']]]))
  expect(lost).toEqual([])
})

test('cells of a submission that can no longer be edited are reported, not dropped', () => {
  const { grid, lost } = reopenGrid([row(1), row(2)], typed(), CHOICES)
  expect([...grid.texts.keys()]).toEqual([1, 2])
  expect(lost).toEqual([{ id: 3, name: '3.svg', column: 'title', text: 'Mine 3', base: 'Title 3' }])
})

test('a grid without changes keeps nothing', () => {
  expect(unsavedCells(openGrid([row(1)]), CHOICES)).toEqual([])
})

test.each([null, 'x', [{ id: 1, column: 'state', name: '', text: 'x', base: '' }], [{ id: '1' }]])(
  'reads nothing from %j',
  (value) => expect(readKeptCells(value)).toEqual([]),
)
