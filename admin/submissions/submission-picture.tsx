import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { Mark } from '#domain/review/marks.ts'
import { keyOf } from './mark-list.tsx'
import { markShape } from './mark-shape.ts'

interface SubmissionPictureProps {
  readonly submission: Pick<SubmissionDetail, 'preview' | 'title' | 'processing'>
  /** Places that the last decision names. */
  readonly marks: readonly Mark[]
}

/** The processed file on its plate, moving where it moves, with the marks of a reviewer. */
export function SubmissionPicture({
  submission: { preview, title, processing },
  marks,
}: SubmissionPictureProps) {
  const translate = useTranslate()
  const plate = preview?.ground === 'dark' ? 'var(--ink-925)' : 'var(--plate)'
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 240,
        padding: 3,
        borderRadius: 'var(--r-lg)',
        backgroundColor: plate,
      }}
    >
      {preview === null ? (
        <Typography color="text.secondary" role="status">
          {translate(`console.submissions.processing.${processing}`)}
        </Typography>
      ) : (
        <Box sx={{ position: 'relative', display: 'flex', maxWidth: '100%' }}>
          <img
            src={previewUrl(preview, { width: 800, animated: preview.animated })}
            alt={title}
            style={{ maxWidth: '100%', maxHeight: '24rem', objectFit: 'contain' }}
          />
          {marks.map((mark, index) => (
            <Box
              key={keyOf(mark, index)}
              role="img"
              aria-label={translate('console.marks.label', {
                number: index + 1,
                reason: translate(`console.reasons.${mark.reason}`),
              })}
              sx={markShape(mark)}
            >
              {index + 1}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
