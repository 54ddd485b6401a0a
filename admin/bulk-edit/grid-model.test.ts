import { expect, test } from 'vitest'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { type Grid, openGrid, redo, rowsToSend, shownText, undo, writeCells } from './grid-model.ts'
import { decideConflict, withOutcomes } from './outcomes.ts'

const CHOICES: CellChoices = {
  kind: [{ value: 'icon', name: 'Icon' }],
  category: [{ value: 4, name: 'Animals' }],
  style: [],
  flag: [
    { value: false, name: 'No' },
    { value: true, name: 'Yes' },
  ],
}

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
    keywords: ['one', 'two', 'three'],
    kind: 'icon',
    category: null,
    style: null,
    price_cents: null,
    editorial_only: false,
    generative_ai: null,
    ...change,
  }
}

const write = (grid: Grid, ...writes: [number, 'title' | 'category' | 'price_cents', string][]) =>
  writeCells(
    grid,
    writes.map(([id, column, text]) => ({ id, column, text })),
    CHOICES,
  )
const titlesOf = (grid: Grid) => grid.rows.map((one) => shownText(grid, one, 'title', CHOICES))

test('undo takes a whole paste back, and redo applies it again', () => {
  const opened = openGrid([row(1), row(2)])
  const pasted = write(write(opened, [1, 'title', 'A']), [1, 'title', 'B'], [2, 'title', 'C'])
  expect(titlesOf(pasted)).toEqual(['B', 'C'])
  const undone = undo(pasted, CHOICES)
  expect(titlesOf(undone)).toEqual(['A', 'Title 2'])
  expect(undone.texts.has(2)).toBe(false)
  expect(titlesOf(redo(undone, CHOICES))).toEqual(['B', 'C'])
  expect(titlesOf(undo(undone, CHOICES))).toEqual(['Title 1', 'Title 2'])
})

test('a cell that is written twice in one step returns to its first text', () => {
  const written = write(openGrid([row(1)]), [1, 'title', 'A'])
  const twice = writeCells(
    written,
    [
      { id: 1, column: 'title', text: 'B' },
      { id: 1, column: 'title', text: 'C' },
    ],
    CHOICES,
  )
  expect(titlesOf(undo(twice, CHOICES))).toEqual(['A'])
})

test('a write that changes nothing is no step', () => {
  const opened = openGrid([row(1)])
  expect(write(opened, [1, 'title', 'Title 1'])).toBe(opened)
})

test('sends changed rows with the version that was read, and keeps back texts without a meaning', () => {
  const grid = write(
    openGrid([row(1), row(2), row(3)]),
    [1, 'price_cents', '4,50'],
    [2, 'category', 'Planets'],
  )
  expect(rowsToSend(grid, CHOICES)).toEqual([
    expect.objectContaining({ id: 1, expected: 1, price_cents: 450, title: 'Title 1' }),
  ])
  expect(grid.texts.get(2)).toEqual({ category: 'Planets' })
})

test('a saved row keeps what was typed while the request was on its way', () => {
  const sent = write(openGrid([row(1)]), [1, 'title', 'Sent'], [1, 'price_cents', '4'])
  const later = write(sent, [1, 'title', 'Later'])
  const saved = row(1, { version: 2, title: 'Sent', price_cents: 400 })
  const after = withOutcomes(later, sent, [{ id: 1, outcome: 'saved', row: saved }], CHOICES)
  expect(after.texts.get(1)).toEqual({ title: 'Later' })
  expect(rowsToSend(after, CHOICES)).toMatchObject([{ expected: 2, title: 'Later', price_cents: 400 }])
})

test('in a conflict only cells that both have changed are to be decided', () => {
  const mine = write(openGrid([row(1)]), [1, 'title', 'Mine'], [1, 'price_cents', '4'])
  const theirs = row(1, { version: 2, title: 'Theirs', category: 4 })
  const after = withOutcomes(mine, mine, [{ id: 1, outcome: 'conflict', row: theirs }], CHOICES)
  expect(after.conflicts.get(1)).toEqual(['title'])
  expect(rowsToSend(after, CHOICES)).toEqual([])

  expect(rowsToSend(decideConflict(after, 1, 'mine'), CHOICES)).toMatchObject([
    { expected: 2, title: 'Mine', category: 4, price_cents: 400 },
  ])
  expect(rowsToSend(decideConflict(after, 1, 'theirs'), CHOICES)).toMatchObject([
    { expected: 2, title: 'Theirs', price_cents: 400 },
  ])
})

test('a change of other cells by another tab is merged without a question', () => {
  const mine = write(openGrid([row(1)]), [1, 'title', 'Mine'])
  const theirs = row(1, { version: 2, category: 4 })
  const after = withOutcomes(mine, mine, [{ id: 1, outcome: 'conflict', row: theirs }], CHOICES)
  expect(after.conflicts.size).toBe(0)
  expect(rowsToSend(after, CHOICES)).toMatchObject([{ expected: 2, title: 'Mine', category: 4 }])
})

test('a refused row keeps its texts and shows its faults until it is changed', () => {
  const grid = write(openGrid([row(1)]), [1, 'title', 'x'.repeat(201)])
  const faults = [{ field: 'title', code: 'text-too-long' as const }]
  const after = withOutcomes(grid, grid, [{ id: 1, outcome: 'refused', faults }], CHOICES)
  expect(after.refused.get(1)?.get('title')).toBe('text-too-long')
  expect(after.texts).toEqual(grid.texts)
  expect(write(after, [1, 'title', 'Short']).refused.size).toBe(0)
})
