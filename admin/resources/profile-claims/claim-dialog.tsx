import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { DecideClaimForm } from '#domain/contract/claims.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ClaimDecision, ClaimState } from '#domain/contributors/claim.ts'
import { useRequest } from '../../commands/use-request.ts'
import { sendJson } from '../../providers/send-request.ts'

interface ClaimDialogProps {
  readonly claim: number
  /** The state that the user sees. */
  readonly expected: ClaimState
  readonly action: ClaimDecision
  readonly onClose: () => void
}

/** States what follows, asks for a reason and sends the decision; the server decides again. */
export function ClaimDialog({ claim, expected, action, onClose }: ClaimDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const form: DecideClaimForm = { expected, reason }
    if (!(await run(() => sendJson(`${CONSOLE_API}/profile-claims/${claim}/${action}`, form)))) return
    notify('console.claims.done', { type: 'success' })
    refresh()
    onClose()
  }

  const fault = refused.fields.reason
  return (
    <Dialog open onClose={onClose} aria-labelledby="claim-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="claim-heading">{translate(`console.claims.${action}`)}</DialogTitle>
        <DialogContent>
          {refused.message !== null && (
            <Alert severity="error" variant="outlined">
              {refused.message}
            </Alert>
          )}
          {translate(`console.claims.effects.${action}`)}
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
            {translate(`console.claims.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
