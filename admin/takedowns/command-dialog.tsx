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
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { MAX_STATEMENT } from '#domain/takedown/limits.ts'
import { LICENCE_EFFECTS } from '#domain/takedown/states.ts'
import { WITH_STATEMENT } from '#domain/takedown/transitions.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'
import { actionKey } from './action-key.ts'
import { AddressFields } from './address-fields.tsx'

interface CommandDialogProps {
  readonly shown: Pick<TakedownDetail, 'id' | 'version' | 'case_state' | 'needs_address'>
  readonly action: TakedownAction
  readonly onClose: () => void
}

/** States what follows, asks for a statement where one is needed, and sends the command; the server decides again. */
export function CommandDialog({ shown, action, onClose }: CommandDialogProps) {
  const { id, version, case_state: state, needs_address: needsAddress } = shown
  const asksAddress = action === 'hear' && needsAddress
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const statement = String(data.get('statement') ?? '')
    const licences = LICENCE_EFFECTS.find((effect) => effect === data.get('licences'))
    const locale = LOCALE_CODES.find((code) => code === data.get('locale'))
    const form: TakedownCommandForm = {
      expected: version,
      statement,
      ...(licences === undefined ? {} : { licences }),
      ...(asksAddress && locale !== undefined ? { email: String(data.get('email') ?? ''), locale } : {}),
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
        <DialogTitle id="takedown-heading">{translate(actionKey(action, state))}</DialogTitle>
        <DialogContent>
          {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
          {translate(asksAddress ? 'console.takedowns.byMail' : `console.takedowns.effects.${action}`)}
          {asksAddress && <AddressFields fault={refused.fields.email} />}
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
            {translate(actionKey(action, state))}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
