import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { SUBMISSION_STATES } from '#domain/review/states.ts'
import { momentText } from '../dates/date-text.ts'

interface ScheduleNoteProps {
  readonly submission: Pick<SubmissionDetail, 'state' | 'wished_at' | 'publish_at'>
}

/** When planned work is published; before the decision, when its author wishes it. */
export function ScheduleNote({
  submission: { state, wished_at: wished, publish_at: planned },
}: ScheduleNoteProps) {
  const translate = useTranslate()
  const isPlanned = (state === 'scheduled' || state === 'approved') && planned !== null
  const date = isPlanned ? planned : SUBMISSION_STATES[state].reviewed ? wished : null
  if (date === null) return null
  const key = isPlanned ? 'planned' : 'wished'
  return (
    <Typography variant="body2">
      {translate(`console.submissions.schedule.${key}`, { date: momentText(date) })}
    </Typography>
  )
}
