import { List } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { UploadQueue, UploadsState } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import type { ContributorChoice } from './use-contributors.ts'

interface UploadListProps extends Pick<UploadsState, 'items'> {
  readonly queue: UploadQueue
  readonly contributors: ContributorChoice['contributors']
}

/** Every file of this visit, those added last first, with its draft or the reason of its refusal. */
export function UploadList({ items, queue, contributors }: UploadListProps) {
  const translate = useTranslate()
  // With one contributor, every row would say the same.
  const names = new Map(contributors.length > 1 ? contributors.map(({ id, name }) => [id, name]) : [])
  return (
    <List dense disablePadding aria-label={translate('console.upload.list')}>
      {items.map((item) => (
        <UploadRow
          key={item.key}
          item={item}
          contributor={names.get(item.contributor ?? 0) ?? null}
          onRetry={queue.retry}
          onRemove={queue.remove}
        />
      ))}
    </List>
  )
}
