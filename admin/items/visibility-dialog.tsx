import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Visibility } from '#domain/assets/visibility.ts'
import type { ChangeVisibilityForm, VisibilityAction } from '#domain/contract/console/commands.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

interface VisibilityDialogProps {
  readonly item: number
  /** The state that the user sees. */
  readonly expected: Visibility
  readonly action: VisibilityAction
  readonly onClose: () => void
}

/** States what follows, asks for a reason and sends the command; the server decides again. */
export function VisibilityDialog({ item, expected, action, onClose }: VisibilityDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const form: ChangeVisibilityForm = { expected, reason }
    if (!(await run(() => sendJson(`${CONSOLE_API}/items/${item}/${action}`, form)))) return
    notify('console.visibility.done', { type: 'success' })
    refresh()
    onClose()
  }

  const fault = refused.fields.reason
  return (
    <Dialog open onClose={onClose} aria-labelledby="visibility-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="visibility-heading">{translate(`console.visibility.${action}`)}</DialogTitle>
        <DialogContent>
          {refused.message !== null && (
            <Alert severity="error" variant="outlined">
              {refused.message}
            </Alert>
          )}
          {translate(`console.visibility.effects.${action}`)}
          <TextField
            name="reason"
            label={translate('console.fields.reason')}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            error={fault !== undefined}
            helperText={fault}
            multiline
            minRows={2}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate(`console.visibility.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
