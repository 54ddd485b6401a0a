import { Button, LinearProgress, List, ListItem, ListItemText } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { Upload } from './use-uploads.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly onRetry: (key: number) => void
}

/** Every file of this visit, newest first, with its draft or the reason of its refusal. */
export function UploadList({ uploads, onRetry }: UploadListProps) {
  return (
    <List dense disablePadding>
      {uploads.toReversed().map((upload) => (
        <Row key={upload.key} upload={upload} onRetry={onRetry} />
      ))}
    </List>
  )
}

function Row({ upload, onRetry }: { readonly upload: Upload; readonly onRetry: UploadListProps['onRetry'] }) {
  const translate = useTranslate()
  const { key, file, state, submission, code } = upload
  const said =
    code === null
      ? translate(`console.upload.states.${state}`)
      : translate(`console.errors.${code}`, { _: translate('console.errors.internal') })
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        state === 'refused' ? (
          <Button size="small" onClick={() => onRetry(key)}>
            {translate('console.upload.retry')}
          </Button>
        ) : (
          submission !== null && (
            <Button size="small" component={Link} to={`/submissions/${submission}/show`}>
              {translate('console.upload.open')}
            </Button>
          )
        )
      }
    >
      <ListItemText
        primary={file.name}
        secondary={said}
        slotProps={{ secondary: { color: state === 'refused' ? 'error' : 'text.secondary' } }}
        sx={{ overflowWrap: 'anywhere', paddingInlineEnd: 10 }}
      />
      {state === 'sending' && (
        <LinearProgress sx={{ position: 'absolute', bottom: 0, insetInline: 0 }} aria-label={file.name} />
      )}
    </ListItem>
  )
}
