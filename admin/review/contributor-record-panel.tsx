import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { ContributorRecord, RecentDecision } from '#domain/contract/console/contributor-record.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { dayText } from '../dates/date-text.ts'
import { RowPicture } from '../lists/row-picture.tsx'
import { sendRequest } from '../providers/send-request.ts'

const OUTCOMES = ['approved', 'returned', 'rejected'] as const

/** What was decided about other work of the same contributor, and for which reasons. */
export function ContributorRecordPanel({ submission }: { readonly submission: number }) {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['contributor-record', submission],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/submissions/${submission}/contributor-record`, {
        signal,
      }) as Promise<ContributorRecord>,
  })
  return (
    <section aria-labelledby="contributor-record-heading">
      <Typography id="contributor-record-heading" variant="h2" gutterBottom>
        {translate('console.review.contributor.heading')}
      </Typography>
      {error !== null && <Alert severity="error">{translate('console.errors.unavailable')}</Alert>}
      {data !== undefined && <Figures record={data} />}
    </section>
  )
}

function Figures({ record: { since, reasons, recent, ...counts } }: { readonly record: ContributorRecord }) {
  const translate = useTranslate()
  const date = dayText(since)
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('console.review.contributor.since', { date })}
      </Typography>
      <Typography variant="body2">
        {OUTCOMES.map((outcome) =>
          translate(`console.review.contributor.${outcome}`, { count: counts[outcome] }),
        ).join(' · ')}
      </Typography>
      {reasons.length > 0 && (
        <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 0.5 }}>
          {reasons.map(({ reason, count }) => (
            <Chip key={reason} size="small" label={`${translate(`console.reasons.${reason}`)} · ${count}`} />
          ))}
        </Stack>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0, display: 'grid', gap: 0.5 }}
      >
        {recent.map((decision) => (
          <Recent key={decision.id} decision={decision} />
        ))}
      </Box>
    </>
  )
}

/** Opens beside the desk, so that the piece on screen stays reserved. */
function Recent({ decision: { id, title, state, preview } }: { readonly decision: RecentDecision }) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box sx={{ width: 40, flexShrink: 0 }}>
        <RowPicture picture={preview} />
      </Box>
      <Link
        href={`/console/submissions/${id}/show`}
        target="_blank"
        rel="noopener"
        variant="body2"
        sx={{ overflowWrap: 'anywhere', minWidth: 0, flexGrow: 1 }}
      >
        {title === '' ? id : title}
      </Link>
      <Chip size="small" variant="outlined" label={translate(`console.values.state.${state}`)} />
    </Box>
  )
}
