import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { MAX_STATEMENT } from '#domain/takedown/limits.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

/** A note for staff; it becomes part of the history. */
export function NoteForm({ takedown }: { readonly takedown: number }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()
  const [note, setNote] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!(await run(() => sendJson(`${CONSOLE_API}/takedowns/${takedown}/note`, { note })))) return
    setNote('')
    notify('console.takedowns.noteAdded', { type: 'success' })
    refresh()
  }

  const fault = refused.fields.note
  return (
    <Stack component="form" spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      <TextField
        label={translate('console.takedowns.notes')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_STATEMENT } }}
        error={fault !== undefined}
        helperText={fault}
        multiline
        minRows={2}
        fullWidth
      />
      <Button type="submit" variant="outlined" size="small" loading={isPending}>
        {translate('console.takedowns.addNote')}
      </Button>
    </Stack>
  )
}
