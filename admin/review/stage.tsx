import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { Mark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import { MarkLayer } from './mark-layer.tsx'

/** Backgrounds that an artwork is judged on, in the order of the key G. */
export const BACKGROUNDS = { plate: 'var(--plate)', light: 'var(--ink-0)', dark: 'var(--ink-925)' } as const
export type Background = keyof typeof BACKGROUNDS
export const BACKGROUND_CODES = Object.keys(BACKGROUNDS) as readonly Background[]

/** Real sizes, in CSS pixels. */
const SIZES = [32, 48, 80] as const

interface StageProps {
  readonly submission: SubmissionDetail
  readonly background: Background
  readonly onBackground: (background: Background) => void
  /** Draws the most similar work over the artwork, where they differ. */
  readonly isOverlaid: boolean
  readonly marks: readonly Mark[]
  /** The reason of new marks; null before one is chosen. */
  readonly markedReason: Reason | null
  readonly onMarks: (marks: readonly Mark[]) => void
}

/** The artwork under review: large, with its marks, at real sizes, and over the most similar work. */
export function Stage({
  submission,
  background,
  onBackground,
  isOverlaid,
  marks,
  markedReason,
  onMarks,
}: StageProps) {
  const translate = useTranslate()
  const { preview, title, processing } = submission
  const similar = submission.lint.find((result) => result.similar?.picture)?.similar?.picture ?? null
  return (
    <Box sx={{ borderRadius: 'var(--r-lg)', backgroundColor: BACKGROUNDS[background], padding: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={background}
        onChange={(_event, chosen: Background | null) => chosen !== null && onBackground(chosen)}
        aria-label={translate('console.review.background')}
        sx={{ backgroundColor: 'var(--surface)' }}
      >
        {BACKGROUND_CODES.map((code) => (
          <ToggleButton key={code} value={code}>
            {translate(`console.review.backgrounds.${code}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {preview === null ? (
        <Typography role="status" sx={{ padding: 6, textAlign: 'center' }}>
          {translate(`console.submissions.processing.${processing}`)}
        </Typography>
      ) : (
        <>
          <Box
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              minHeight: '20rem',
              padding: 2,
            }}
          >
            <Box sx={{ position: 'relative', display: 'flex', maxWidth: '100%' }}>
              <img
                src={previewUrl(preview, { width: 800, animated: preview.animated })}
                alt={title}
                style={{ maxWidth: '100%', maxHeight: '26rem', objectFit: 'contain' }}
              />
              <MarkLayer marks={marks} reason={markedReason} onChange={onMarks} />
            </Box>
            {isOverlaid && similar !== null && (
              <img
                src={previewUrl(similar, { width: 800 })}
                alt={translate('console.review.overlaid')}
                style={{
                  position: 'absolute',
                  inset: 0,
                  margin: 'auto',
                  maxWidth: '100%',
                  maxHeight: '26rem',
                  mixBlendMode: 'difference',
                  pointerEvents: 'none',
                }}
              />
            )}
          </Box>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'center', alignItems: 'end' }} aria-hidden>
            {SIZES.map((size) => (
              <img
                key={size}
                src={previewUrl(preview, { width: 200 })}
                alt=""
                width={size}
                height={size}
                style={{ objectFit: 'contain' }}
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
