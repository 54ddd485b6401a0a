import { type CellChoices, cellText, type MetadataColumn } from '#domain/bulk-edit/cells.ts'
import type { EditOutcome } from '#domain/contract/console/bulk-edit.ts'
import { type Grid, setTexts } from './grid-model.ts'

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
