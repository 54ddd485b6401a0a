import { Alert, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type CellChoices, cellText } from '#domain/bulk-edit/cells.ts'
import type { EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import { DRAFT_LABELS } from '../submissions/draft.ts'
import { FindingList } from '../submissions/lint-list.tsx'
import { GRID_COLUMNS, nameOfRow } from './block.ts'
import { notesOfRow, type RowEdits } from './row-notes.ts'

interface CellPanelProps {
  readonly row: EditableSubmission
  /** The index of the active column. */
  readonly column: number
  readonly edits: RowEdits
  readonly choices: CellChoices
  readonly onDecide: (side: 'mine' | 'theirs') => void
}

/** What there is to know about the active cell and its row: why it is not saved, what to decide, what checks found. */
export function CellPanel({ row, column: at, edits, choices, onDecide }: CellPanelProps) {
  const translate = useTranslate()
  const errorText = useNumberedError()
  const column = GRID_COLUMNS[at] ?? null
  const { errors, conflicts, findings } = notesOfRow(row, edits, choices)
  const found = column === null ? [] : (findings[column] ?? [])
  const shown = [null, ...(column === null ? [] : [column])].flatMap((about) => errors.get(about) ?? [])
  const label = (name: keyof typeof DRAFT_LABELS) => translate(`console.metadata.${DRAFT_LABELS[name]}`)
  return (
    <Stack component="section" spacing={1} aria-label={translate('console.grid.cell')}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`${nameOfRow(row)} · ${row.contributor_name}`}
        {column !== null && ` · ${label(column)}`}
      </Typography>
      {shown.map((code) => (
        <Alert key={code} severity="error">
          {errorText(code)}
        </Alert>
      ))}
      {conflicts.length > 0 && (
        <Alert severity="warning">
          {translate('console.metadata.conflict.text')}
          {conflicts.map((one) => (
            <Typography key={one} variant="body2" sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
              {label(one)}
              <br />
              {translate('console.metadata.conflict.mine', { value: edits.texts?.[one] ?? '' })}
              <br />
              {translate('console.metadata.conflict.theirs', { value: cellText(row, one, choices) })}
            </Typography>
          ))}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {(['mine', 'theirs'] as const).map((side) => (
              <Button key={side} size="small" variant="outlined" onClick={() => onDecide(side)}>
                {translate(`console.grid.keep.${side}`)}
              </Button>
            ))}
          </Stack>
        </Alert>
      )}
      {found.length > 0 && <FindingList results={found} />}
    </Stack>
  )
}

/** The text of an error with its number. */
export function useNumberedError(): (code: ErrorCode) => string {
  const translate = useTranslate()
  return (code) =>
    translate('console.grid.error', {
      text: translate(`console.errors.${code}`),
      number: ERRORS[code].number,
    })
}
