import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { OPEN_UPLOAD_HOURS } from '#domain/uploads/limits.ts'
import type { UploadQueue, UploadsState } from './upload-queue.ts'

interface InterruptedUploadsProps extends Pick<UploadsState, 'interrupted'> {
  readonly queue: UploadQueue
}

/** Names shown; the others are counted in the heading. */
const SHOWN = 10

/** Uploads of an earlier visit: the browser asks for their files again, or the user chooses them. */
export function InterruptedUploads({ interrupted, queue }: InterruptedUploadsProps) {
  const translate = useTranslate()
  if (interrupted.length === 0) return null
  const names = interrupted.slice(0, SHOWN).map(({ name }) => name)
  return (
    <Alert severity="info">
      <AlertTitle>
        {translate('console.upload.interrupted.heading')} ({interrupted.length})
      </AlertTitle>
      {translate('console.upload.interrupted.text', { hours: OPEN_UPLOAD_HOURS })}
      <p>{[...names, ...(interrupted.length > SHOWN ? ['…'] : [])].join(', ')}</p>
      <Stack direction="row" spacing={1}>
        {interrupted.some(({ handle }) => handle !== null) && (
          <Button size="small" variant="outlined" onClick={() => void queue.resumeInterrupted()}>
            {translate('console.upload.interrupted.resume')}
          </Button>
        )}
        <Button size="small" onClick={() => void queue.discardInterrupted()}>
          {translate('console.upload.interrupted.discard')}
        </Button>
      </Stack>
    </Alert>
  )
}
