import { List, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { UploadQueue, UploadsState } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { countUploads, UPLOAD_VIEWS, type UploadView, uploadsIn } from './upload-state.ts'
import type { ContributorChoice } from './use-contributors.ts'

interface UploadListProps extends Pick<UploadsState, 'items'> {
  readonly queue: Pick<UploadQueue, 'retry' | 'remove'>
  readonly contributors: ContributorChoice['contributors']
}

/**
 * The files of this visit, those added last first, with their drafts or the reasons of their refusal. Among hundreds,
 * refused files are out of sight: once there is one, the list can be reduced to them.
 */
export function UploadList({ items, queue, contributors }: UploadListProps) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<UploadView>('all')
  const { total, ready, refused } = countUploads(items)
  const counts: Readonly<Record<UploadView, number>> = { all: total, ready, refused }
  // The last refused file was removed or sent again.
  const view = refused === 0 || counts[chosen] === 0 ? 'all' : chosen
  // With one contributor, every row would say the same.
  const names = new Map(contributors.length > 1 ? contributors.map(({ id, name }) => [id, name]) : [])
  return (
    <Stack spacing={1}>
      {refused > 0 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('console.upload.shown')}
          onChange={(_, next: UploadView | null) => next !== null && setChosen(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {UPLOAD_VIEWS.map((one) => (
            <ToggleButton key={one} value={one} disabled={counts[one] === 0}>
              {translate(`console.upload.views.${one}`, { count: counts[one] })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <List dense disablePadding aria-label={translate('console.upload.list')}>
        {uploadsIn(view, items).map((item) => (
          <UploadRow
            key={item.key}
            item={item}
            contributor={names.get(item.contributor ?? 0) ?? null}
            onRetry={queue.retry}
            onRemove={queue.remove}
          />
        ))}
      </List>
    </Stack>
  )
}
