import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { useRequest } from '../commands/use-request.ts'
import { fromLocalTime, laterThanNow } from './local-time.ts'
import type { NotedAction } from './noted-actions.ts'
import { ScheduleField } from './schedule-field.tsx'
import { sendCommand } from './send-command.ts'

interface NoteDialogProps {
  readonly submission: SubmissionDetail
  readonly action: NotedAction
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The texts of commands that need nothing but a confirmation. */
const CONFIRMATIONS: Readonly<Partial<Record<NotedAction, string>>> = {
  withdraw: 'console.submissions.withdrawal',
  unschedule: 'console.submissions.schedule.cancellation',
}
const WITH_NOTE: readonly NotedAction[] = ['submit', 'appeal']
const WITH_DATE: readonly NotedAction[] = ['submit', 'reschedule']

/** Confirms a command, with an optional note for the reviewers and the time of publication where it takes them. */
export function NoteDialog({ submission, action, onClose, onDone }: NoteDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const textOf = (name: string) => String(fields.get(name) ?? '')
    const form = {
      note: textOf('note'),
      ...(WITH_DATE.includes(action) ? { publish_at: fromLocalTime(textOf('publish_at')) } : {}),
    }
    if (!(await run(() => sendCommand(submission, action, form)))) return
    notify(`console.submissions.done.${action}`, { type: 'success' })
    onDone()
  }

  const confirmation = CONFIRMATIONS[action]
  return (
    <Dialog open onClose={onClose} aria-labelledby="command-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="command-heading">{translate(`console.actions.${action}`)}</DialogTitle>
        <DialogContent>
          {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
          {confirmation !== undefined && translate(confirmation)}
          {WITH_NOTE.includes(action) && (
            <TextField
              name="note"
              label={translate('console.submissions.noteToReviewer')}
              slotProps={{ htmlInput: { maxLength: 1_000 } }}
              multiline
              minRows={3}
              autoFocus
            />
          )}
          {WITH_DATE.includes(action) && (
            <ScheduleField
              initial={laterThanNow(action === 'submit' ? submission.wished_at : submission.publish_at)}
              error={refused.fields.publish_at}
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
