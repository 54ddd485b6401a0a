import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'

interface SubmissionPictureProps {
  readonly submission: Pick<SubmissionDetail, 'preview' | 'title' | 'processing'>
}

/** The processed file on its plate, moving where it moves. */
export function SubmissionPicture({ submission: { preview, title, processing } }: SubmissionPictureProps) {
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
        <img
          src={previewUrl(preview, { width: 800, animated: preview.animated })}
          alt={title}
          style={{ maxWidth: '100%', maxHeight: '24rem', objectFit: 'contain' }}
        />
      )}
    </Box>
  )
}
