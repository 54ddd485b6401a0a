import { List } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { UploadQueue, UploadsState } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

interface UploadListProps extends Pick<UploadsState, 'items'> {
  readonly queue: UploadQueue
}

/** Every file of this visit, those added last first, with its draft or the reason of its refusal. */
export function UploadList({ items, queue }: UploadListProps) {
  const translate = useTranslate()
  return (
    <List dense disablePadding aria-label={translate('console.upload.list')}>
      {items.map((item) => (
        <UploadRow key={item.key} item={item} onRetry={queue.retry} onRemove={queue.remove} />
      ))}
    </List>
  )
}
