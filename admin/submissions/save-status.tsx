import { Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SaverState } from './draft-saver.ts'

interface SaveStatusProps {
  readonly status: SaverState['status']
  readonly onRetry: () => void
}

/** How far the changes of a form are saved; announced by screen readers. */
export function SaveStatus({ status, onRetry }: SaveStatusProps) {
  const translate = useTranslate()
  // A change that waits for the end of the typing is announced as one that is sent, not twice.
  const shown = status === 'unsaved' ? 'saving' : status
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography
        role="status"
        variant="body2"
        color={status === 'failed' || status === 'conflict' ? 'error' : 'text.secondary'}
      >
        {translate(`console.metadata.status.${shown}`)}
      </Typography>
      {status === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {translate('console.upload.retry')}
        </Button>
      )}
    </Stack>
  )
}
