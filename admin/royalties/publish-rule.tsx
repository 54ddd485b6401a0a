import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

interface PublishRuleProps {
  readonly id: number
  /** The first day that the server accepts, as `2026-12-27`. */
  readonly earliest: string
}

/** Publishes a draft of the royalty rules, with the day from which it prices downloads. */
export function PublishRule({ id, earliest }: PublishRuleProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const heading = useId()
  const { isPending, refused, run } = useRequest()
  const [isOpen, setOpen] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    if (!(await run(() => sendJson(`${CONSOLE_API}/royalty-rules/${id}/publish`, form)))) return
    notify('console.billing.done', { type: 'success' })
    setOpen(false)
    refresh()
  }

  return (
    <Stack direction="row" sx={{ padding: 2, paddingBottom: 0 }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('console.royalties.publish')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle id={heading}>{translate('console.royalties.publish')}</DialogTitle>
          <DialogContent>
            {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
            {translate('console.royalties.publishEffect')}
            <TextField
              name="in_force_from"
              type="date"
              label={translate('console.fields.in_force_from')}
              defaultValue={earliest}
              error={refused.fields.in_force_from !== undefined}
              helperText={refused.fields.in_force_from}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: earliest } }}
              margin="dense"
              fullWidth
              required
            />
            <TextField
              name="reason"
              label={translate('console.fields.reason')}
              error={refused.fields.reason !== undefined}
              helperText={refused.fields.reason}
              margin="dense"
              fullWidth
              required
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('console.royalties.publish')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Stack>
  )
}
