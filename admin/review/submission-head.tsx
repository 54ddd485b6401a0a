import { Chip, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { DemonstrationMark } from '../lists/demonstration-mark.tsx'

/** What is reviewed: title, contributor with the share of approved work, state and kind. */
export function SubmissionHead({ submission }: { readonly submission: SubmissionDetail }) {
  const translate = useTranslate()
  const { title, contributor_name: contributor, record, state, kind } = submission
  return (
    <div>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {contributor} · {translate('console.review.record', record)}
      </Typography>
      <Stack direction="row" spacing={0.5} sx={{ marginTop: 1 }}>
        <Chip size="small" label={translate(`console.values.state.${state}`)} />
        <Chip size="small" variant="outlined" label={translate(`console.values.kind.${kind}`)} />
        {submission.is_demonstration && <DemonstrationMark />}
      </Stack>
    </div>
  )
}
