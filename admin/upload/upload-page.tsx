import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { isKind, KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { ConsolePage } from '../layout/console-page.tsx'
import { AnsweredRequest, useWorkRequest } from './answered-request.tsx'
import { DropArea } from './drop-area.tsx'
import { InterruptedUploads } from './interrupted-uploads.tsx'
import { UploadList } from './upload-list.tsx'
import { countUploads } from './upload-state.ts'
import { useContributors } from './use-contributors.ts'
import { useUploadQueue } from './use-upload-queue.ts'

/** Where contributors send files; each becomes a draft, which they complete and submit. */
export default function UploadPage() {
  const translate = useTranslate()
  const [kind, setKind] = useState<Kind>('icon')
  const { queue, state } = useUploadQueue()
  const [query] = useSearchParams()
  const request = useWorkRequest(query.get('request'))
  const answers = request?.request_state === 'open' ? { request: request.id } : {}
  const { contributors, chosen, choose, isFailed } = useContributors()
  const { items, interrupted, skipped } = state
  const counts = countUploads(items)
  return (
    <ConsolePage heading="console.upload.heading">
      <Stack spacing={2}>
        {request !== undefined && <AnsweredRequest request={request} />}
        <TextField
          select
          label={translate('console.upload.kind')}
          value={kind}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        >
          {KIND_CODES.map((code) => (
            <MenuItem key={code} value={code}>
              {translate(`console.values.kind.${code}`)}
            </MenuItem>
          ))}
        </TextField>
        {contributors.length > 1 && chosen !== null && (
          <TextField
            select
            label={translate('console.upload.contributor')}
            value={chosen}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {contributors.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isFailed && contributors.length === 0 && (
          <Alert severity="error">{translate('console.errors.unavailable')}</Alert>
        )}
        {queue !== null && (
          <>
            {chosen !== null && (
              <DropArea
                kind={kind}
                onPick={(picked) => queue.add(picked, { kind, contributor: chosen, ...answers })}
              />
            )}
            <InterruptedUploads interrupted={interrupted} queue={queue} />
          </>
        )}
        <Typography role="status" variant="body2" color="text.secondary">
          {items.length > 0 && translate('console.upload.progress', counts)}
          {skipped > 0 && ` · ${translate('console.upload.skipped', { count: skipped })}`}
        </Typography>
        {counts.ready > 0 && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button component={Link} to="/edit-many" variant="contained">
              {translate('console.grid.heading')}
            </Button>
            <Button component={Link} to="/submissions" variant="outlined">
              {translate('console.upload.goOn')}
            </Button>
          </Stack>
        )}
        {queue !== null && items.length > 0 && (
          <UploadList items={items} queue={queue} contributors={contributors} />
        )}
      </Stack>
    </ConsolePage>
  )
}
