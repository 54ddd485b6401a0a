import RedoIcon from '@mui/icons-material/RedoOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import { useRefusal } from '../commands/use-request.ts'
import type { GridState, GridStore } from './grid-store.ts'
import { countOpen } from './row-notes.ts'

interface GridToolbarProps {
  readonly store: GridStore
  readonly state: GridState
  readonly choices: CellChoices
  /** Further buttons. */
  readonly children?: ReactNode
}

/** How far the grid is saved, and the steps back and forward. */
export function GridToolbar({
  store,
  state: { grid, isSending, error },
  choices,
  children,
}: GridToolbarProps) {
  const translate = useTranslate()
  const refusalOf = useRefusal()
  // Not again for each move of the selection: many rows may be open.
  const open = useMemo(() => countOpen(grid, choices), [grid, choices])
  const status = (name: string) => translate(`console.metadata.status.${name}`)
  const isHeld = open.errors + open.conflicts > 0
  const texts = [
    ...(error === null ? [] : [refusalOf(error).message ?? '', status('failed')]),
    ...(open.errors > 0 ? [translate('console.grid.errors', { count: open.errors })] : []),
    ...(open.conflicts > 0 ? [translate('console.grid.conflicts', { count: open.conflicts })] : []),
  ]
  const isWaiting = isSending || grid.texts.size > 0
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        size="small"
        startIcon={<UndoIcon />}
        disabled={grid.past.length === 0}
        onClick={() => store.undo()}
      >
        {translate('console.grid.undo')}
      </Button>
      <Button
        size="small"
        startIcon={<RedoIcon />}
        disabled={grid.future.length === 0}
        onClick={() => store.redo()}
      >
        {translate('console.grid.redo')}
      </Button>
      {children}
      <Typography role="status" variant="body2" color={texts.length > 0 ? 'error' : 'text.secondary'}>
        {texts.length > 0 ? texts.join(' ') : status(isWaiting ? 'saving' : 'saved')}
      </Typography>
      {(error !== null || grid.refused.size > 0) && (
        <Button size="small" onClick={() => void store.retry()} disabled={isSending && !isHeld}>
          {translate('console.upload.retry')}
        </Button>
      )}
    </Stack>
  )
}
