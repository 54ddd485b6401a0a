import { Alert, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { STORY_KINDS, type StoryKind, type Story as StoryPage } from '#domain/contract/console/customers.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRefusal } from '../commands/use-request.ts'
import { sendRequest } from '../providers/send-request.ts'
import { StoryLine } from './story-line.tsx'

/** Everything that is known about a customer, newest first: all of it, or one kind. */
export function Story({ customer }: { readonly customer: string }) {
  const translate = useTranslate()
  const refusalOf = useRefusal()
  const heading = useId()
  const [kind, setKind] = useState<StoryKind | null>(null)
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['customers', customer, 'story', kind],
    queryFn: ({ pageParam, signal }) => readPage(customer, kind, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry: false,
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Stack component="section" spacing={2} aria-labelledby={heading} sx={{ padding: 2 }}>
      <Typography variant="h2" id={heading}>
        {translate('console.story.heading')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_event, chosen: StoryKind | null) => setKind(chosen)}
        aria-labelledby={heading}
        sx={{ flexWrap: 'wrap' }}
      >
        {STORY_KINDS.filter((one) => one !== 'account').map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`console.story.kinds.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error !== null && <Alert severity="error">{refusalOf(error).message}</Alert>}
      {data !== undefined && entries.length === 0 && (
        <Typography>{translate('console.story.empty')}</Typography>
      )}
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map((entry) => (
          <StoryLine key={entry.key} entry={entry} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="outlined" loading={isFetching} onClick={() => fetchNextPage()}>
          {translate('console.story.earlier')}
        </Button>
      )}
    </Stack>
  )
}

function readPage(
  customer: string,
  kind: StoryKind | null,
  before: string | null,
  signal: AbortSignal,
): Promise<StoryPage> {
  const query = new URLSearchParams({
    ...(kind === null ? {} : { kind }),
    ...(before === null ? {} : { before }),
  })
  return sendRequest(`${CONSOLE_API}/customers/${customer}/story?${query}`, { signal }) as Promise<StoryPage>
}
