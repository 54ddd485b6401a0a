import { Box } from '@mui/material'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type CellChoices, METADATA_COLUMN_CODES } from '#domain/bulk-edit/cells.ts'
import { DRAFT_LABELS } from '../submissions/draft.ts'
import { CELL, ROW_HEIGHT, STICKY, TRACKS } from './grid-columns.ts'
import type { Grid } from './grid-model.ts'
import { GridRow } from './grid-row.tsx'
import { editsOf } from './row-notes.ts'
import type { useGridInput } from './use-grid-input.ts'

interface GridTableProps {
  readonly grid: Grid
  readonly choices: CellChoices
  readonly input: ReturnType<typeof useGridInput>
  /** The text that explains the keys. */
  readonly describedBy: string
}

/** The cells by the grid pattern of WAI-ARIA: one of them is in the order of Tab. Only rows in view are in the page. */
export function GridTable({ grid, choices, input, describedBy }: GridTableProps) {
  const translate = useTranslate()
  const scroller = useRef<HTMLDivElement>(null)
  const { active, range, edited, wantsFocus, onGrid, onCommit, onCancel } = input
  const { rows } = grid
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => scroller.current,
    scrollMargin: ROW_HEIGHT,
    overscan: 4,
    // The focus would be lost with the row of the active cell.
    rangeExtractor: (inView) =>
      [...new Set([active.row, ...defaultRangeExtractor(inView)])].toSorted((one, other) => one - other),
  })

  useEffect(() => {
    if (!wantsFocus.current || edited !== null) return
    wantsFocus.current = false
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)
    cell?.focus({ preventScroll: true })
    // The focus alone leaves a cell where a part of it is in view, which may be the part below the names.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, edited, wantsFocus])

  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={translate('console.grid.label')}
      aria-describedby={describedBy}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      {...onGrid}
      sx={{
        position: 'relative',
        overflow: 'auto',
        height: 'max(20rem, 100dvh - 22rem)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r-md)',
        // Nothing in view is below the header or the names.
        scrollPaddingBlockStart: ROW_HEIGHT,
        scrollPaddingInlineStart: { xs: 64, sm: 200 },
      }}
    >
      <Box role="rowgroup" sx={{ position: 'sticky', insetBlockStart: 0, zIndex: 3, width: 'max-content' }}>
        <Box role="row" aria-rowindex={1} sx={{ display: 'grid', gridTemplateColumns: TRACKS }}>
          <Box role="columnheader" sx={{ ...HEADER, ...STICKY }}>
            <Box component="span" sx={NAME}>
              {translate('console.grid.submission')}
            </Box>
          </Box>
          {METADATA_COLUMN_CODES.map((column) => (
            <Box key={column} role="columnheader" sx={HEADER}>
              {translate(`console.metadata.${DRAFT_LABELS[column]}`)}
            </Box>
          ))}
        </Box>
      </Box>
      <Box role="rowgroup" sx={{ position: 'relative' }} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          const isActive = index === active.row
          const isSelected = index >= range.from.row && index <= range.to.row
          return (
            <GridRow
              key={row.id}
              row={row}
              index={index}
              top={start - ROW_HEIGHT}
              active={isActive ? active.column : null}
              from={isSelected ? range.from.column : null}
              to={isSelected ? range.to.column : null}
              edited={isActive ? edited : null}
              choices={choices}
              onCommit={onCommit}
              onCancel={onCancel}
              {...editsOf(grid, row.id)}
            />
          )
        })}
      </Box>
    </Box>
  )
}

const HEADER = {
  ...CELL,
  backgroundColor: 'var(--sunken)',
  fontSize: 'var(--fs-13)',
  fontWeight: 500,
  lineHeight: 'var(--lh-tight)',
} as const
const NAME = { overflow: 'hidden', textOverflow: 'ellipsis' } as const
