import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { MAX_CHANGES } from '#domain/review/updates.ts'
import { useRequest } from '../commands/use-request.ts'

interface FileDialogProps {
  /** A key of the messages. */
  readonly heading: string
  /** Asks what has changed, and may be without a file: for an update of a live work. */
  readonly isUpdate: boolean
  readonly onSend: (file: File | null, changes: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for a file, and sends it. */
export function FileDialog({ heading, isUpdate, onSend, onClose }: FileDialogProps) {
  const translate = useTranslate()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const chosen = fields.get('file')
    // An input without a choice has an empty file.
    const file = chosen instanceof File && chosen.name !== '' ? chosen : null
    if (file === null && !isUpdate) return
    if (await run(() => onSend(file, String(fields.get('changes') ?? '')))) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      // React hands presses on to the row of the list that the dialog was opened from.
      onClick={(event) => event.stopPropagation()}
      aria-labelledby="file-heading"
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit}>
        <DialogTitle id="file-heading">{translate(heading)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
            {isUpdate && <Typography variant="body2">{translate('console.updates.explain')}</Typography>}
            <TextField
              type="file"
              name="file"
              label={translate('console.updates.file')}
              {...(isUpdate ? { helperText: translate('console.updates.fileHint') } : { required: true })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {isUpdate && (
              <TextField
                name="changes"
                label={translate('console.updates.changes')}
                helperText={translate('console.updates.changesHint')}
                slotProps={{ htmlInput: { maxLength: MAX_CHANGES } }}
                required
                multiline
                minRows={3}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('console.updates.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
