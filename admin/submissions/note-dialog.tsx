import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendCommand } from './send-command.ts'

interface NoteDialogProps {
  readonly submission: SubmissionDetail
  readonly action: 'submit' | 'appeal' | 'withdraw'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Confirms a command of the author, with an optional note for the reviewers. */
export function NoteDialog({ submission, action, onClose, onDone }: NoteDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    if (!(await run(() => sendCommand(submission, action, { note })))) return
    notify(`console.submissions.done.${action}`, { type: 'success' })
    onDone()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="command-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="command-heading">{translate(`console.actions.${action}`)}</DialogTitle>
        <DialogContent>
          {refused.message !== null && (
            <Alert severity="error" variant="outlined">
              {refused.message}
            </Alert>
          )}
          {action === 'withdraw' ? (
            translate('console.submissions.withdrawal')
          ) : (
            <TextField
              name="note"
              label={translate('console.submissions.noteToReviewer')}
              slotProps={{ htmlInput: { maxLength: 1_000 } }}
              multiline
              minRows={3}
              autoFocus
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate(`console.actions.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
