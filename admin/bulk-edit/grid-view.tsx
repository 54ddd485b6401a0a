import { Alert, Button, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { DRAFT_LABELS } from '../submissions/draft.ts'
import { CellPanel } from './cell-panel.tsx'
import { CsvButtons } from './csv-buttons.tsx'
import { GridTable } from './grid-table.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { editsOf } from './row-notes.ts'
import { useCellChoices } from './use-choices.ts'
import type { Editable } from './use-editable.ts'
import { useGrid } from './use-grid.ts'
import { useGridInput } from './use-grid-input.ts'

interface GridViewProps {
  readonly user: string
  readonly editable: Editable
}

/** The grid with its tools, and what there is to know about the active cell. */
export function GridView({ user, editable }: GridViewProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const hint = useId()
  const choices = useCellChoices(editable.options)
  const { store, state, lost, discardLost } = useGrid({ user, choices, ...editable })
  const { grid } = state
  const onOpen = (id: number) => void navigate(`/submissions/${id}/show`)
  const input = useGridInput({ grid, store, choices, onOpen })
  const row = grid.rows[input.active.row]
  return (
    <Stack spacing={1}>
      {lost.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button size="small" onClick={discardLost}>
              {translate('console.metadata.conflict.discard')}
            </Button>
          }
        >
          {translate('console.grid.lost')}
          {lost.map(({ id, name, column, text }) => (
            <Typography key={`${id} ${column}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {`${name} · ${translate(`console.metadata.${DRAFT_LABELS[column]}`)}: ${text}`}
            </Typography>
          ))}
        </Alert>
      )}
      {editable.more && (
        <Alert severity="info">{translate('console.grid.partial', { count: grid.rows.length })}</Alert>
      )}
      <Typography id={hint} variant="body2" color="text.secondary">
        {translate('console.grid.hint')}
      </Typography>
      <GridToolbar store={store} state={state} choices={choices}>
        <CsvButtons grid={grid} choices={choices} onImport={(writes) => store.write(writes)} />
      </GridToolbar>
      <GridTable grid={grid} choices={choices} input={input} describedBy={hint} />
      {row !== undefined && (
        <CellPanel
          row={row}
          column={input.active.column}
          edits={editsOf(grid, row.id)}
          choices={choices}
          onDecide={(side) => store.decide(row.id, side)}
        />
      )}
    </Stack>
  )
}
