import {
  type CellChoices,
  cellText,
  METADATA_COLUMN_CODES,
  type MetadataColumn,
} from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { type CellTexts, type Grid, openGrid } from './grid-model.ts'

/** A cell that is not saved, with what the server had when it was typed. */
export interface KeptCell {
  readonly id: number
  /** The submission's name, should it not be editable at the next visit. */
  readonly name: string
  readonly column: MetadataColumn
  readonly text: string
  readonly base: string
}

/** What a grid has not saved. */
export function unsavedCells(
  { rows, texts }: Pick<Grid, 'rows' | 'texts'>,
  choices: CellChoices,
): readonly KeptCell[] {
  return rows.flatMap((row) =>
    (Object.entries(texts.get(row.id) ?? {}) as [MetadataColumn, string][]).map(([column, text]) => ({
      id: row.id,
      name: row.file_name ?? String(row.id),
      column,
      text,
      base: cellText(row, column, choices),
    })),
  )
}

export interface Reopened {
  readonly grid: Grid
  /** Cells of submissions that cannot be edited any more. */
  readonly lost: readonly KeptCell[]
}

/** A grid with the cells of earlier visits; those that the server has changed since are conflicts. */
export function reopenGrid(
  rows: readonly EditableSubmission[],
  kept: readonly KeptCell[],
  choices: CellChoices,
): Reopened {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const texts = new Map<number, CellTexts>()
  const conflicts = new Map<number, readonly MetadataColumn[]>()
  for (const { id, column, text, base } of kept) {
    const row = byId.get(id)
    const now = row === undefined ? text : cellText(row, column, choices)
    if (now === text) continue
    texts.set(id, { ...texts.get(id), [column]: text })
    if (now !== base) conflicts.set(id, [...(conflicts.get(id) ?? []), column])
  }
  return { grid: { ...openGrid(rows, texts), conflicts }, lost: kept.filter(({ id }) => !byId.has(id)) }
}

/** Empty for what another version of the console has written. */
export function readKeptCells(value: unknown): KeptCell[] {
  return Array.isArray(value) ? value.filter(isKeptCell) : []
}

function isKeptCell(value: unknown): value is KeptCell {
  const { id, name, column, text, base } = (value ?? {}) as Partial<KeptCell>
  const texts = [name, text, base].every((one) => typeof one === 'string')
  return texts && typeof id === 'number' && METADATA_COLUMN_CODES.some((code) => code === column)
}

/** Under which names the unsaved cells of an account are kept. */
export function keptPrefix(user: string): string {
  return `motif-cells:${user}:`
}
