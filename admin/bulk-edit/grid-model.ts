import { type CellChoices, cellText, type MetadataColumn, readCell } from '#domain/bulk-edit/cells.ts'
import { metadataOf, readRow } from '#domain/bulk-edit/read-row.ts'
import type { EditableSubmission, EditRow } from '#domain/contract/console/bulk-edit.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** Texts of cells that the server does not have yet. */
export type CellTexts = Readonly<Partial<Record<MetadataColumn, string>>>

/** The rows of the grid with what was changed in them; every change is a new value. */
export interface Grid {
  readonly rows: readonly EditableSubmission[]
  readonly texts: ReadonlyMap<number, CellTexts>
  /** Changed cells of which the server has another new value meanwhile, until the author decides. */
  readonly conflicts: ReadonlyMap<number, readonly MetadataColumn[]>
  /** What the server refused, by column; null is the row. */
  readonly refused: ReadonlyMap<number, ReadonlyMap<string | null, ErrorCode>>
  readonly past: readonly (readonly CellChange[])[]
  readonly future: readonly (readonly CellChange[])[]
}

export interface CellChange {
  readonly id: number
  readonly column: MetadataColumn
  readonly before: string
  readonly after: string
}

export type CellWrite = Pick<CellChange, 'id' | 'column'> & { readonly text: string }

export function openGrid(rows: readonly EditableSubmission[], texts: Grid['texts'] = new Map()): Grid {
  return { rows, texts, conflicts: new Map(), refused: new Map(), past: [], future: [] }
}

export function shownText(
  { texts }: Pick<Grid, 'texts'>,
  row: EditableSubmission,
  column: MetadataColumn,
  choices: CellChoices,
): string {
  return texts.get(row.id)?.[column] ?? cellText(row, column, choices)
}

/** Writes cells as one step that undo takes back as a whole. Unchanged cells are no step. */
export function writeCells(grid: Grid, writes: readonly CellWrite[], choices: CellChoices): Grid {
  const rows = new Map(grid.rows.map((row) => [row.id, row]))
  const changes = writes.flatMap(({ id, column, text }) => {
    const row = rows.get(id)
    const before = row === undefined ? text : shownText(grid, row, column, choices)
    return before === text ? [] : [{ id, column, before, after: text }]
  })
  if (changes.length === 0) return grid
  return { ...apply(grid, changes, 'after', choices), past: [...grid.past, changes], future: [] }
}

export function undo(grid: Grid, choices: CellChoices): Grid {
  const step = grid.past.at(-1)
  if (step === undefined) return grid
  const past = grid.past.slice(0, -1)
  return { ...apply(grid, step.toReversed(), 'before', choices), past, future: [...grid.future, step] }
}

export function redo(grid: Grid, choices: CellChoices): Grid {
  const step = grid.future.at(-1)
  if (step === undefined) return grid
  const future = grid.future.slice(0, -1)
  return { ...apply(grid, step, 'after', choices), past: [...grid.past, step], future }
}

/** The rows to send: changed, without an error, a conflict to decide about, or a refusal that nothing has changed since. */
export function rowsToSend({ rows, texts, conflicts, refused }: Grid, choices: CellChoices): EditRow[] {
  return rows.flatMap((row) => {
    const { id, version: expected } = row
    const changed = texts.get(id)
    if (changed === undefined || conflicts.has(id) || refused.has(id)) return []
    const { metadata, errors } = readRow(row, changed, choices)
    return Object.keys(errors).length > 0 ? [] : [{ ...metadataOf(metadata), id, expected }]
  })
}

/** Refused rows are sent once more. */
export function retryRefused(grid: Grid): Grid {
  return { ...grid, refused: new Map() }
}

/** The grid in other words for the same choices, such as those of another language. Its steps are not kept. */
export function translateGrid(grid: Grid, from: CellChoices, to: CellChoices): Grid {
  const texts = grid.rows.flatMap((row) => {
    const changed = Object.entries(grid.texts.get(row.id) ?? {}) as [MetadataColumn, string][]
    const translated = changed.map(([column, text]) => {
      const read = readCell(column, text, from)
      return [column, read.ok ? cellText({ ...row, ...read.value }, column, to) : text] as const
    })
    return translated.length === 0 ? [] : [[row.id, Object.fromEntries(translated)] as const]
  })
  const { rows, conflicts, refused } = grid
  return { ...openGrid(rows, new Map(texts)), conflicts, refused }
}

function apply(
  grid: Grid,
  changes: readonly CellChange[],
  side: 'before' | 'after',
  choices: CellChoices,
): Grid {
  const rows = new Map(grid.rows.map((row) => [row.id, row]))
  const texts = new Map(grid.texts)
  const refused = new Map(grid.refused)
  for (const { id, column, [side]: text } of changes) {
    const row = rows.get(id)
    if (row === undefined) continue
    const others = Object.entries(texts.get(id) ?? {}).filter(([name]) => name !== column)
    const isSaved = cellText(row, column, choices) === text
    setTexts(texts, id, [...others, ...(isSaved ? [] : [[column, text] as const])])
    refused.delete(id)
  }
  return { ...grid, texts, refused }
}

/** Replaces the unsaved texts of a row; a row without any is no entry. */
export function setTexts(
  texts: Map<number, CellTexts>,
  id: number,
  entries: readonly (readonly [string, string])[],
): void {
  if (entries.length === 0) texts.delete(id)
  else texts.set(id, Object.fromEntries(entries))
}
