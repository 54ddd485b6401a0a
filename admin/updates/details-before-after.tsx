import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail, UpdatedDetails } from '#domain/contract/console/submissions.ts'
import { DRAFT_LABELS, draftOf } from '../submissions/draft.ts'
import { useMetadataOptions } from '../submissions/use-options.ts'
import { useValueText } from '../submissions/value-text.ts'
import { differingDetails } from './differing-details.ts'

interface DetailsBeforeAfterProps {
  readonly submission: SubmissionDetail
  /** Of the live work. */
  readonly before: UpdatedDetails
}

/** The details that an update changes, each with its present and its new value. */
export function DetailsBeforeAfter({ submission, before }: DetailsBeforeAfterProps) {
  const translate = useTranslate()
  const textOf = useValueText(useMetadataOptions())
  const after = draftOf(submission)
  const live = { ...after, ...before, keywords: [...before.keywords] }
  const fields = differingDetails(live, after)
  if (fields.length === 0) return null
  return (
    <Table size="small" sx={{ marginTop: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('console.metadata.heading')}</TableCell>
          <TableCell>{translate('console.updates.before')}</TableCell>
          <TableCell>{translate('console.updates.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {translate(`console.metadata.${DRAFT_LABELS[field]}`)}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{textOf(field, live)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{textOf(field, after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
