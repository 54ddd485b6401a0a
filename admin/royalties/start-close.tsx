import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { monthOf } from '#domain/time/months.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

/** Starts the close of an ended month before the worker does so by itself. */
export default function StartClose() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const heading = useId()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { isPending, refused, run } = useRequest()
  const [isOpen, setOpen] = useState(false)
  if (!session || commandScope(session, 'month.close') === null) return null

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    if (!(await run(() => sendJson(`${CONSOLE_API}/royalty-closes`, form)))) return
    notify('console.royalties.closeStarted', { type: 'success' })
    refresh()
    setOpen(false)
  }

  const field = (name: string) => ({
    name,
    error: refused.fields[name] !== undefined,
    helperText: refused.fields[name],
    margin: 'dense' as const,
    fullWidth: true,
    required: true,
  })
  const lastMonth = monthOf(Date.now(), -1)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('console.royalties.startClose')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle id={heading}>{translate('console.royalties.startClose')}</DialogTitle>
          <DialogContent>
            {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
            {translate('console.royalties.startCloseEffect')}
            <TextField
              {...field('month')}
              type="month"
              label={translate('console.fields.month')}
              defaultValue={lastMonth}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: lastMonth } }}
            />
            <TextField {...field('reason')} label={translate('console.fields.reason')} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('console.royalties.startClose')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
