import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useRequest } from './use-request.ts'

interface ReasonDialogProps {
  /** The name of the command, in the heading and on the button. */
  readonly command: string
  /** What follows from it. */
  readonly effect: string
  /** The field of the request that the text is sent in: errors of the server name it. */
  readonly field: 'reason' | 'note'
  readonly label: string
  readonly maxLength: number
  /** The key of the message that it is done. */
  readonly done: string
  /** Sends the command with the text; the server decides again. */
  readonly send: (text: string) => Promise<unknown>
  readonly onClose: () => void
}

/** States what follows from a command, asks for a reason and sends it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { command, effect, field, label, maxLength, done, send, onClose } = props
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const heading = useId()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get(field) ?? '')
    if (!(await run(() => send(text)))) return
    notify(done, { type: 'success' })
    refresh()
    onClose()
  }

  const fault = refused.fields[field]
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id={heading}>{command}</DialogTitle>
        <DialogContent>
          {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
          {effect}
          <TextField
            name={field}
            label={label}
            slotProps={{ htmlInput: { maxLength } }}
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
            {command}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
