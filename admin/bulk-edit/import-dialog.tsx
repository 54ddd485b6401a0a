import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportedCell, ImportFault, ImportPlan } from '#domain/bulk-edit/plan-import.ts'
import { DRAFT_LABELS } from '../submissions/draft.ts'
import { useNumberedError } from './cell-panel.tsx'

interface ImportDialogProps {
  readonly fileName: string
  readonly plan: ImportPlan
  readonly onApply: () => void
  readonly onClose: () => void
}

/** What a file changes, with the text before and after, and its errors by row and column. */
export function ImportDialog({ fileName, plan, onApply, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const heading = useId()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const { rows, cells, faults } = plan
  const changed = new Set(cells.map(({ row }) => row)).size
  const text = (name: string, values = {}) => translate(`console.grid.importing.${name}`, values)
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {text('heading', { name: fileName })}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Stack spacing={2}>
          <Typography>
            {text('summary', { rows, changed, cells: cells.length, errors: faults.length })}
          </Typography>
          {faults.length > 0 && (
            <Alert severity="error">
              <Pages all={faults} draw={(fault) => <FaultLine key={keyOfFault(fault)} fault={fault} />} />
              {cells.length > 0 && <Typography variant="body2">{text('marked')}</Typography>}
            </Alert>
          )}
          {cells.length > 0 && (
            <Pages all={cells} draw={(cell) => <CellLine key={`${cell.id} ${cell.column}`} cell={cell} />} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={cells.length === 0} onClick={onApply}>
          {text('apply', { count: cells.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function FaultLine({ fault: { row, column, code } }: { readonly fault: ImportFault }) {
  const translate = useTranslate()
  const errorText = useNumberedError()
  const place = translate(`console.grid.importing.${column === null ? 'row' : 'place'}`, { row, column })
  return (
    <Typography variant="body2" sx={WRAPPED}>
      {`${place} · ${errorText(code)}`}
    </Typography>
  )
}

function CellLine({ cell: { row, name, column, before, text } }: { readonly cell: ImportedCell }) {
  const translate = useTranslate()
  const place = translate('console.grid.importing.row', { row })
  return (
    <Typography variant="body2" component="div" sx={WRAPPED}>
      {`${place} · ${name} · ${translate(`console.metadata.${DRAFT_LABELS[column]}`)}`}
      <del style={BLOCK}>{before}</del>
      <ins style={BLOCK}>{text}</ins>
    </Typography>
  )
}

/** Lines of one page: a dialog with all lines of a large file would be slow to open. */
const PAGE = 100

interface PagesProps<T> {
  readonly all: readonly T[]
  readonly draw: (one: T) => ReactNode
}

function Pages<T>({ all, draw }: PagesProps<T>) {
  const translate = useTranslate()
  const [shown, setShown] = useState(PAGE)
  return (
    <Stack spacing={0.5}>
      {all.slice(0, shown).map(draw)}
      {all.length > shown && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setShown(shown + PAGE)}>
          {translate('console.grid.importing.more', { count: all.length - shown })}
        </Button>
      )}
    </Stack>
  )
}

const WRAPPED = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const
const BLOCK = { display: 'block' } as const

function keyOfFault({ row, column, code }: ImportFault): string {
  return `${row} ${column} ${code}`
}
