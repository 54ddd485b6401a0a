import { type CellChoices, cellText, type MetadataColumn, readCell } from '#domain/bulk-edit/cells.ts'
import { metadataOf, readRow } from '#domain/bulk-edit/read-row.ts'
import type { EditableSubmission, EditOutcome, EditRow } from '#domain/contract/console/bulk-edit.ts'
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

/**
 * The grid after the server has answered. What was typed since the request was sent stays. In a conflict, cells that
 * the author has not changed take the new value; a cell that both have changed keeps the author's until they decide.
 */
export function withOutcomes(
  grid: Grid,
  sent: Grid,
  outcomes: readonly EditOutcome[],
  choices: CellChoices,
): Grid {
  const rows = new Map(grid.rows.map((row) => [row.id, row]))
  const texts = new Map(grid.texts)
  const conflicts = new Map(grid.conflicts)
  const refused = new Map(grid.refused)
  for (const answer of outcomes) {
    const { id } = answer
    refused.delete(id)
    const before = rows.get(id)
    if (answer.outcome === 'refused' || before === undefined) {
      if (answer.outcome === 'refused')
        refused.set(id, new Map(answer.faults.map(({ field, code }) => [field, code])))
      continue
    }
    rows.set(id, answer.row)
    conflicts.delete(id)
    const mine = texts.get(id) ?? {}
    const typed = Object.entries(mine) as [MetadataColumn, string][]
    if (answer.outcome === 'saved') {
      const sentTexts = sent.texts.get(id) ?? {}
      const later = typed.filter(([column, text]) => sentTexts[column] !== text)
      setTexts(texts, id, later)
      continue
    }
    const theirs = (column: MetadataColumn) => cellText(answer.row, column, choices)
    const open = typed.filter(([column, text]) => theirs(column) !== text)
    setTexts(texts, id, open)
    const both = open.filter(([column]) => theirs(column) !== cellText(before, column, choices))
    if (both.length > 0)
      conflicts.set(
        id,
        both.map(([column]) => column),
      )
  }
  const kept = grid.rows.map((row) => rows.get(row.id) ?? row)
  return { ...grid, rows: kept, texts, conflicts, refused }
}

/** Ends the conflict of a row: the author's cells are sent, or give way to those of the server. */
export function decideConflict(grid: Grid, id: number, side: 'mine' | 'theirs'): Grid {
  const columns = grid.conflicts.get(id) ?? []
  const conflicts = new Map(grid.conflicts)
  conflicts.delete(id)
  if (side === 'mine') return { ...grid, conflicts }
  const texts = new Map(grid.texts)
  const typed = Object.entries(texts.get(id) ?? {}) as [MetadataColumn, string][]
  setTexts(
    texts,
    id,
    typed.filter(([column]) => !columns.includes(column)),
  )
  return { ...grid, conflicts, texts }
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

function setTexts(
  texts: Map<number, CellTexts>,
  id: number,
  entries: readonly (readonly [string, string])[],
): void {
  if (entries.length === 0) texts.delete(id)
  else texts.set(id, Object.fromEntries(entries))
}
