import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { MetadataColumn } from '#domain/bulk-edit/cells.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { CELL } from './grid-columns.ts'
import { MarkIcon } from './mark-icon.tsx'
import type { Mark } from './row-notes.ts'

interface GridCellProps {
  /** Row and column, by which the grid finds it. */
  readonly place: string
  readonly column: MetadataColumn
  readonly text: string
  readonly mark: Mark | null
  readonly error: ErrorCode | null
  readonly isActive: boolean
  readonly isSelected: boolean
  /** The editor. */
  readonly children: ReactNode
}

/** One cell: its text, or the meaning of no text, and a sign where something is open about it. */
export function GridCell({
  place,
  column,
  text,
  mark,
  error,
  isActive,
  isSelected,
  children,
}: GridCellProps) {
  const translate = useTranslate()
  const none = NONE[column]
  const markText =
    error === null ? mark && translate(`console.grid.marks.${mark}`) : translate(`console.errors.${error}`)
  return (
    <Box
      role="gridcell"
      aria-selected={isSelected}
      aria-invalid={error !== null}
      data-cell={place}
      tabIndex={isActive ? 0 : -1}
      sx={{
        ...CELL,
        position: 'relative',
        cursor: 'cell',
        userSelect: 'none',
        fontSize: 'var(--fs-14)',
        ...(isSelected ? { backgroundColor: 'var(--accent-wash)' } : {}),
        ...(error === null ? {} : { boxShadow: 'inset 0 0 0 1px var(--danger-line)' }),
        ...(isActive ? { outline: '2px solid var(--focus)', outlineOffset: '-2px' } : {}),
      }}
    >
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          ...(text === '' ? { color: 'var(--fg-2)' } : {}),
        }}
      >
        {text === '' ? none && translate(none) : text}
      </Box>
      {mark !== null && markText !== null && <MarkIcon mark={mark} text={markText} />}
      {children}
    </Box>
  )
}

/** What an empty cell means; null where it says nothing. */
const NONE: Readonly<Record<MetadataColumn, string | null>> = {
  title: null,
  description: null,
  keywords: null,
  kind: null,
  category: 'console.metadata.none',
  style: 'console.metadata.none',
  price_cents: 'console.fields.free',
  editorial_only: 'ra.boolean.false',
  generative_ai: 'console.metadata.undeclared',
}
