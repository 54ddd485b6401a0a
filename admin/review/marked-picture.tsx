import { Box } from '@mui/material'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { Mark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import { MarkLayer } from './mark-layer.tsx'

interface MarkedPictureProps {
  readonly submission: Pick<SubmissionDetail, 'title'> & {
    readonly preview: NonNullable<SubmissionDetail['preview']>
  }
  readonly marks: readonly Mark[]
  readonly markedReason: Reason | null
  readonly onMarks: (marks: readonly Mark[]) => void
}

/** The picture of the artwork, on which a reviewer marks places. */
export function MarkedPicture({ submission, marks, markedReason, onMarks }: MarkedPictureProps) {
  const { preview, title } = submission
  return (
    <Box sx={{ position: 'relative', display: 'flex', maxWidth: '100%' }}>
      <img
        src={previewUrl(preview, { width: 800, animated: preview.animated })}
        alt={title}
        style={{ maxWidth: '100%', maxHeight: '26rem', objectFit: 'contain' }}
      />
      <MarkLayer marks={marks} reason={markedReason} onChange={onMarks} />
    </Box>
  )
}
