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
  /** Asks what has changed, for a new revision of a live work. */
  readonly hasChanges: boolean
  readonly onSend: (file: File, changes: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for one file, and sends it. */
export function FileDialog({ heading, hasChanges, onSend, onClose }: FileDialogProps) {
  const translate = useTranslate()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const file = fields.get('file')
    if (!(file instanceof File)) return
    if (await run(() => onSend(file, String(fields.get('changes') ?? '')))) onClose()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="file-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="file-heading">{translate(heading)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {refused.message !== null && (
              <Alert severity="error" variant="outlined">
                {refused.message}
              </Alert>
            )}
            {hasChanges && <Typography variant="body2">{translate('console.updates.explain')}</Typography>}
            <TextField
              type="file"
              name="file"
              label={translate('console.updates.file')}
              required
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {hasChanges && (
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
