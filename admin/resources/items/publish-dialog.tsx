import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { PublishRevisionForm } from '#domain/contract/console/commands.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { RequestError, sendJson } from '../../providers/send-request.ts'

interface PublishDialogProps {
  readonly item: number
  readonly revision: { readonly id: number; readonly number: number }
  /** The current revision that the user sees. */
  readonly expected: number | null
  readonly onClose: () => void
}

/** Asks for a reason and sends the command; the server decides again. */
export function PublishDialog({ item, revision, expected, onClose }: PublishDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const form: PublishRevisionForm = { revision: revision.id, expected, reason }
    setPending(true)
    try {
      await sendJson(`${CONSOLE_API}/items/${item}/publish-revision`, form)
      notify('console.revisions.published', { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setFault(error instanceof RequestError && error.code === 'state-changed' ? 'state-changed' : 'internal')
      setPending(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="publish-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="publish-heading">
          {translate('console.revisions.publishHeading', { number: revision.number })}
        </DialogTitle>
        <DialogContent>
          {fault !== null && <Alert severity="error">{translate(`console.errors.${fault}`)}</Alert>}
          <TextField
            name="reason"
            label={translate('console.fields.reason')}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            multiline
            minRows={2}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('console.revisions.publish')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
