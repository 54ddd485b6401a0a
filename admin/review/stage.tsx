import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { Mark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import { MarkedPicture } from './marked-picture.tsx'
import { OverlayPicture } from './overlay-picture.tsx'
import { FilePlayer } from './players/file-player.tsx'
import { SizeStrip } from './size-strip.tsx'
import { BACKGROUND_CODES, BACKGROUNDS, type Background, type StageView } from './use-stage-view.ts'

interface StageProps {
  readonly submission: SubmissionDetail
  readonly view: StageView
  readonly marks: readonly Mark[]
  /** The reason of new marks; null before one is chosen. */
  readonly markedReason: Reason | null
  readonly onMarks: (marks: readonly Mark[]) => void
}

/** The artwork under review: large, with its marks, in its player or over a similar work, and at real sizes. */
export function Stage({ submission, view, ...marking }: StageProps) {
  const translate = useTranslate()
  const { preview, processing } = submission
  return (
    <Box sx={{ borderRadius: 'var(--r-lg)', backgroundColor: BACKGROUNDS[view.background], padding: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view.background}
          onChange={(_event, chosen: Background | null) => chosen !== null && view.setBackground(chosen)}
          aria-label={translate('console.review.background')}
          aria-keyshortcuts="G"
          sx={{ backgroundColor: 'var(--surface)' }}
        >
          {BACKGROUND_CODES.map((code) => (
            <ToggleButton key={code} value={code}>
              {translate(`console.review.backgrounds.${code}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {view.player !== null && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view.isPlayer ? 'player' : 'picture'}
            onChange={(_event, chosen: string | null) =>
              chosen !== null && view.setPlayer(chosen === 'player')
            }
            aria-label={translate('console.review.keys.player')}
            aria-keyshortcuts="P"
            sx={{ backgroundColor: 'var(--surface)' }}
          >
            {(['player', 'picture'] as const).map((code) => (
              <ToggleButton key={code} value={code}>
                {translate(`console.review.player.${code}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      {preview === null ? (
        <Typography role="status" sx={{ padding: 6, textAlign: 'center' }}>
          {translate(`console.submissions.processing.${processing}`)}
        </Typography>
      ) : (
        <>
          <Box
            sx={{
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'center',
              minHeight: '20rem',
              padding: 2,
            }}
          >
            <Artwork submission={{ ...submission, preview }} view={view} {...marking} />
          </Box>
          <SizeStrip preview={preview} />
        </>
      )}
    </Box>
  )
}

type ArtworkProps = StageProps & {
  readonly submission: { readonly preview: NonNullable<SubmissionDetail['preview']> }
}

/** One of three: laid over by a similar work, in the player of the file, or as a picture with marks. */
function Artwork({ submission, view, ...marking }: ArtworkProps) {
  const { similar, compared, overlay, player, isPlayer } = view
  const other = similar[compared]
  if (overlay !== 'none' && other !== undefined)
    return <OverlayPicture submission={submission} similar={other} mode={overlay} />
  if (isPlayer && player !== null) return <FilePlayer submission={submission} player={player} />
  return <MarkedPicture submission={submission} {...marking} />
}
