import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { momentText } from '../dates/date-text.ts'

interface QueueNoteProps {
  readonly submission: Pick<SubmissionDetail, 'queue' | 'allowed_actions'>
}

/** Before submitting, how much its contributor may have waiting; afterwards its place and the expected decision. */
export function QueueNote({
  submission: {
    queue: { place, estimated_at: estimated, waiting, most },
    allowed_actions: allowed,
  },
}: QueueNoteProps) {
  const translate = useTranslate()
  const texts = place === null ? [] : [translate('console.submissions.place', { place }), estimate()]
  if (allowed.includes('file')) texts.push(translate('console.submissions.backlog', { waiting, most }))
  if (allowed.includes('file') && waiting >= most)
    texts.push(translate('console.errors.review-cap', { waiting, most }))
  if (texts.length === 0) return null
  return (
    <Typography variant="body2" color="text.secondary">
      {texts.join(' · ')}
    </Typography>
  )

  function estimate(): string {
    if (estimated === null) return translate('console.submissions.noEstimate')
    const date = momentText(estimated)
    return translate('console.submissions.estimate', { date })
  }
}
