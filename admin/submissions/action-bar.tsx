import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Link, useRefresh, useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { countErrors } from '#domain/lint/lint.ts'
import { NoteDialog } from './note-dialog.tsx'
import { NOTED_ACTIONS, type NotedAction } from './noted-actions.ts'

/** What an author or a reviewer came for; the others take something back. */
const MAIN_ACTIONS: ReadonlySet<NotedAction> = new Set(['submit', 'appeal'])

/** The commands that the server offers for a submission. */
export function ActionBar({ submission }: { readonly submission: SubmissionDetail }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<NotedAction | null>(null)
  const { allowed_actions: allowed, lint } = submission
  const errors = countErrors(lint)
  const offered = NOTED_ACTIONS.filter((action) => allowed.includes(action))
  return (
    <>
      {allowed.includes('file') && errors > 0 && (
        <Alert severity="info">{translate('console.submissions.blocked', { count: errors })}</Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {offered.map((action) => (
          <Button
            key={action}
            variant={MAIN_ACTIONS.has(action) ? 'contained' : 'outlined'}
            onClick={() => setChosen(action)}
          >
            {translate(`console.actions.${action}`)}
          </Button>
        ))}
        {allowed.includes('lease') && (
          <Button variant="contained" component={Link} to={`/review?submission=${submission.id}`}>
            {translate('console.actions.lease')}
          </Button>
        )}
      </Stack>
      {chosen !== null && (
        <NoteDialog
          submission={submission}
          action={chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null)
            refresh()
          }}
        />
      )}
    </>
  )
}
