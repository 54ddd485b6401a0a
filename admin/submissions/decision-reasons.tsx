import { Chip, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionHistoryEntry } from '#domain/contract/console/submissions.ts'

/** The reasons of a decision, and the note of the reviewer. */
export function DecisionReasons({ reasons, note }: Pick<SubmissionHistoryEntry, 'reasons' | 'note'>) {
  const translate = useTranslate()
  return (
    <>
      {reasons.length > 0 && (
        <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 0.5 }}>
          {reasons.map((reason) => (
            <Chip key={reason} size="small" label={translate(`console.reasons.${reason}`)} />
          ))}
        </Stack>
      )}
      {note !== null && (
        <Typography variant="body2" sx={{ marginTop: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
    </>
  )
}
