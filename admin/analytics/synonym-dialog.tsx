import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import type { SearchCount } from '#domain/contract/console/analytics.ts'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

/** Adds a word whose results a search without results finds from then on. */
export function SynonymDialog({ search: { locale, words } }: { readonly search: SearchCount }) {
  const translate = useTranslate()
  const notify = useNotify()
  const heading = useId()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { isPending, refused, run } = useRequest()
  const [isOpen, setOpen] = useState(false)
  if (!session || commandScope(session, 'synonym.add') === null) return null

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const finds = String(new FormData(event.currentTarget).get('finds') ?? '')
    const synonym = { locale, typed: words, finds }
    if (!(await run(() => sendJson(`${CONSOLE_API}/analytics/synonyms`, synonym)))) return
    notify('console.analytics.synonymAdded', { type: 'success' })
    setOpen(false)
  }

  return (
    <>
      <Button
        size="small"
        aria-label={translate('console.analytics.synonymFor', { words })}
        onClick={() => setOpen(true)}
      >
        {translate('console.analytics.synonym')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle id={heading}>{translate('console.analytics.synonymFor', { words })}</DialogTitle>
          <DialogContent>
            {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
            {translate('console.analytics.synonymHint')}
            <TextField
              name="finds"
              label={translate('console.analytics.finds')}
              error={refused.fields.finds !== undefined}
              helperText={refused.fields.finds}
              slotProps={{ htmlInput: { maxLength: 100 } }}
              margin="dense"
              fullWidth
              required
              autoFocus
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('ra.action.create')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
