import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type {
  ReplacedRevision,
  SubmissionDetail,
  UpdatedDetails,
} from '#domain/contract/console/submissions.ts'
import { draftOf } from '../submissions/draft.ts'
import { DetailsBeforeAfter } from './details-before-after.tsx'
import { differingDetails } from './differing-details.ts'
import { PicturePair } from './picture-pair.tsx'

/** What an update changes: the words of its author, the details, and the published file beside the new one. */
export function BeforeAfter({ submission }: { readonly submission: SubmissionDetail }) {
  const translate = useTranslate()
  const { changes, replaces } = submission
  if (changes === null || replaces === null) return null
  const isSameFile = replaces.preview !== null && replaces.preview.sha256 === submission.preview?.sha256
  const { details } = replaces
  const isSame = isSameFile && (details === null || !hasDifferences(details, submission))
  return (
    <Box component="section">
      <Typography variant="h2">{translate('console.updates.compare')}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {changes}
      </Typography>
      {isSame && submission.state !== 'published' && (
        <Alert severity="warning">{translate('console.updates.unchanged')}</Alert>
      )}
      {details !== null && <DetailsBeforeAfter submission={submission} before={details} />}
      {!isSameFile && <PicturePair before={pictureOf(replaces)} after={pictureOf(submission)} />}
    </Box>
  )
}

function hasDifferences(details: UpdatedDetails, submission: SubmissionDetail): boolean {
  const after = draftOf(submission)
  return differingDetails({ ...after, ...details, keywords: [...details.keywords] }, after).length > 0
}

type Pictured = Pick<ReplacedRevision, 'preview' | 'format' | 'width' | 'height' | 'bytes'>

function pictureOf({ preview, format, width, height, bytes }: Pictured) {
  const size = width === null || height === null ? null : `${width} × ${height}`
  const weight = bytes === null ? null : sizeOf(bytes)
  return {
    src: preview === null ? null : previewUrl(preview, { width: 400, animated: preview.animated }),
    isDark: preview?.ground === 'dark',
    facts: [format, size, weight].filter((fact) => fact !== null).join(' · '),
  }
}

function sizeOf(bytes: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumSignificantDigits: 3,
  }).format(bytes / (bytes < 1_000_000 ? 1_000 : 1_000_000))
}
