import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import type { FormEvent } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import {
  TAKEDOWN_ACTIONS,
  type TakedownAction,
  type TakedownCommandForm,
  type TakedownDetail,
} from '#domain/contract/console/takedowns.ts'
import { MAX_STATEMENT } from '#domain/takedown/limits.ts'
import { LICENCE_EFFECTS } from '#domain/takedown/states.ts'
import { WITH_STATEMENT } from '#domain/takedown/transitions.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

interface CommandDialogProps {
  readonly shown: Pick<TakedownDetail, 'id' | 'version'>
  readonly action: TakedownAction
  readonly onClose: () => void
}

/** States what follows, asks for a statement where one is needed, and sends the command; the server decides again. */
export function CommandDialog({ shown: { id, version }, action, onClose }: CommandDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const statement = String(data.get('statement') ?? '')
    const licences = LICENCE_EFFECTS.find((effect) => effect === data.get('licences'))
    const form: TakedownCommandForm = {
      expected: version,
      statement,
      ...(licences === undefined ? {} : { licences }),
    }
    if (!(await run(() => sendJson(`${CONSOLE_API}/takedowns/${id}/${action}`, form)))) return
    notify('console.takedowns.done', { type: 'success' })
    refresh()
    onClose()
  }

  const fault = refused.fields.statement
  return (
    <Dialog open onClose={onClose} aria-labelledby="takedown-heading" fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id="takedown-heading">{translate(`console.takedowns.actions.${action}`)}</DialogTitle>
        <DialogContent>
          {refused.message !== null && (
            <Alert severity="error" variant="outlined">
              {refused.message}
            </Alert>
          )}
          {translate(`console.takedowns.effects.${action}`)}
          {WITH_STATEMENT.includes(TAKEDOWN_ACTIONS[action]) && (
            <TextField
              name="statement"
              label={translate('console.takedowns.statement')}
              slotProps={{ htmlInput: { maxLength: MAX_STATEMENT } }}
              error={fault !== undefined}
              helperText={fault}
              multiline
              minRows={4}
              fullWidth
              autoFocus
            />
          )}
          {action === 'uphold' && (
            <TextField
              select
              name="licences"
              defaultValue="kept"
              label={translate('console.takedowns.licences')}
              fullWidth
            >
              {LICENCE_EFFECTS.map((effect) => (
                <MenuItem key={effect} value={effect}>
                  {translate(`console.takedowns.${effect}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate(`console.takedowns.actions.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
