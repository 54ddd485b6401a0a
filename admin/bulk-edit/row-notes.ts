import type { CellChoices, MetadataColumn } from '#domain/bulk-edit/cells.ts'
import { findingsByColumn } from '#domain/bulk-edit/findings.ts'
import { readRow } from '#domain/bulk-edit/read-row.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { LintResult } from '#domain/lint/work.ts'
import type { CellTexts, Grid } from './grid-model.ts'

/** What is open in one row; the same values as long as nothing of it changes. */
export interface RowEdits {
  readonly texts: CellTexts | undefined
  readonly refused: ReadonlyMap<string | null, ErrorCode> | undefined
  readonly conflicts: readonly MetadataColumn[] | undefined
}

export interface RowNotes {
  /** Why a cell is not saved, by column; null is the whole row. What is typed hides what the server said before. */
  readonly errors: ReadonlyMap<string | null, ErrorCode>
  readonly conflicts: readonly MetadataColumn[]
  /** What the linter finds, by column. */
  readonly findings: Readonly<Partial<Record<MetadataColumn, readonly LintResult[]>>>
}

export function editsOf({ texts, refused, conflicts }: Grid, id: number): RowEdits {
  return { texts: texts.get(id), refused: refused.get(id), conflicts: conflicts.get(id) }
}

/** Everything to know about the cells of one row. */
export function notesOfRow(row: EditableSubmission, edits: RowEdits, choices: CellChoices): RowNotes {
  const { metadata } = readRow(row, edits.texts ?? {}, choices)
  return {
    errors: errorsOfRow(row, edits, choices),
    conflicts: edits.conflicts ?? [],
    findings: findingsByColumn(metadata),
  }
}

function errorsOfRow(
  row: EditableSubmission,
  { texts = {}, refused = new Map() }: RowEdits,
  choices: CellChoices,
): RowNotes['errors'] {
  return new Map([...refused, ...Object.entries(readRow(row, texts, choices).errors)])
}

/** How a cell is marked: by the worst that there is about it. */
export type Mark = 'error' | 'conflict' | 'problem' | 'warning' | 'unsaved'

export function markOf(
  { errors, conflicts, findings }: RowNotes,
  column: MetadataColumn,
  isChanged: boolean,
): Mark | null {
  if (errors.has(column)) return 'error'
  if (conflicts.includes(column)) return 'conflict'
  if (isChanged) return 'unsaved'
  const severities = (findings[column] ?? []).map(({ severity }) => severity)
  if (severities.includes('error')) return 'problem'
  return severities.includes('warning') ? 'warning' : null
}

/** How many cells have errors, and how many rows wait for a decision: what saving does not get past. */
export function countOpen(
  grid: Grid,
  choices: CellChoices,
): { readonly errors: number; readonly conflicts: number } {
  const errors = grid.rows
    .filter(({ id }) => grid.texts.has(id) || grid.refused.has(id))
    .reduce((sum, row) => sum + errorsOfRow(row, editsOf(grid, row.id), choices).size, 0)
  return { errors, conflicts: grid.conflicts.size }
}
