import { Box } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { type CellChoices, cellText, METADATA_COLUMN_CODES } from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { HIDDEN } from '../layout/hidden.ts'
import { RowPicture } from '../lists/row-picture.tsx'
import { DRAFT_LABELS } from '../submissions/draft.ts'
import { nameOfRow } from './block.ts'
import { type After, CellEditor } from './cell-editor.tsx'
import { GridCell } from './grid-cell.tsx'
import { CELL, ROW_HEIGHT, STICKY, TRACKS } from './grid-columns.ts'
import { MarkIcon } from './mark-icon.tsx'
import { markOf, notesOfRow, type RowEdits } from './row-notes.ts'

export interface GridRowProps extends RowEdits {
  readonly row: EditableSubmission
  readonly index: number
  /** From the top of the scrolled area. */
  readonly top: number
  /** The column of the active cell; null in every other row. */
  readonly active: number | null
  /** The first and the last selected column; null where none is. */
  readonly from: number | null
  readonly to: number | null
  /** The text that the editor of the active cell begins with; null unless it is edited. */
  readonly edited: string | null
  readonly choices: CellChoices
  readonly onCommit: (text: string, after: After) => void
  readonly onCancel: () => void
}

/** One submission: its name, and a cell for each part of its details. */
export const GridRow = memo(function GridRow({
  row,
  index,
  top,
  active,
  from,
  to,
  edited,
  choices,
  onCommit,
  onCancel,
  texts,
  refused,
  conflicts,
}: GridRowProps) {
  const translate = useTranslate()
  const notes = notesOfRow(row, { texts, refused, conflicts }, choices)
  const name = nameOfRow(row)
  const isSelected = (column: number) => from !== null && to !== null && column >= from && column <= to
  // There the picture has no space beside it.
  const onPhone = row.preview === null ? 'block' : 'none'
  const ofRow = notes.errors.get(null)
  return (
    <Box
      role="row"
      // The header is the first row.
      aria-rowindex={index + 2}
      sx={{ display: 'grid', gridTemplateColumns: TRACKS, position: 'absolute', insetInlineStart: 0 }}
      style={{ top, height: ROW_HEIGHT }}
    >
      <Box
        role="rowheader"
        aria-selected={isSelected(0)}
        data-cell={`${index} 0`}
        tabIndex={active === 0 ? 0 : -1}
        sx={{ ...CELL, ...STICKY, ...(isSelected(0) ? SELECTED : {}), ...(active === 0 ? ACTIVE : {}) }}
      >
        <RowPicture picture={row.preview} />
        <Box
          component={Link}
          to={`/submissions/${row.id}/show`}
          tabIndex={-1}
          sx={{ ...TEXT, color: 'var(--accent-text)', display: { xs: onPhone, sm: 'block' } }}
        >
          {name}
        </Box>
        {onPhone === 'none' && (
          <Box component="span" sx={{ ...HIDDEN, display: { xs: 'block', sm: 'none' } }}>
            {name}
          </Box>
        )}
        {ofRow !== undefined && <MarkIcon mark="error" text={translate(`console.errors.${ofRow}`)} />}
      </Box>
      {METADATA_COLUMN_CODES.map((column, at) => {
        const text = texts?.[column] ?? cellText(row, column, choices)
        const isActive = active === at + 1
        return (
          <GridCell
            key={column}
            place={`${index} ${at + 1}`}
            column={column}
            text={text}
            mark={markOf(notes, column, texts?.[column] !== undefined)}
            error={notes.errors.get(column) ?? null}
            isActive={isActive}
            isSelected={isSelected(at + 1)}
          >
            {isActive && edited !== null && (
              <CellEditor
                label={`${translate(`console.metadata.${DRAFT_LABELS[column]}`)}, ${name}`}
                column={column}
                text={edited}
                choices={choices}
                onCommit={onCommit}
                onCancel={onCancel}
              />
            )}
          </GridCell>
        )
      })}
    </Box>
  )
})

const TEXT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const SELECTED = { backgroundColor: 'var(--accent-wash)' } as const
const ACTIVE = { outline: '2px solid var(--focus)', outlineOffset: '-2px' } as const
