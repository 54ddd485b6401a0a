import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { RowPicture } from '../lists/row-picture.tsx'
import { OVERLAYS, type Overlay, type StageView } from './use-stage-view.ts'

/** The similar works that the fingerprints found: one of them is laid over the artwork. */
export function SimilarWorks({
  view: { similar, overlay, setOverlay, compared, compare },
}: {
  readonly view: Pick<StageView, 'similar' | 'overlay' | 'setOverlay' | 'compared' | 'compare'>
}) {
  const translate = useTranslate()
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginTop: 2 }}>
        <Typography id="similar-heading" variant="h2">
          {translate('console.review.overlay.heading')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={overlay}
          onChange={(_event, chosen: Overlay | null) => chosen !== null && setOverlay(chosen)}
          aria-label={translate('console.review.keys.overlay')}
          aria-keyshortcuts="S"
        >
          {OVERLAYS.map((mode) => (
            <ToggleButton key={mode} value={mode}>
              {translate(`console.review.overlay.modes.${mode}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
        {similar.map(({ item, title, own, match, picture, isBefore }, index) => (
          <Button
            key={item}
            variant={overlay !== 'none' && index === compared ? 'contained' : 'outlined'}
            aria-pressed={overlay !== 'none' && index === compared}
            onClick={() => compare(index)}
            sx={{ gap: 1, textAlign: 'start', maxWidth: '100%' }}
          >
            <RowPicture picture={picture} />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title === '' ? item : title}
              <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                {isBefore
                  ? translate('console.updates.before')
                  : `${translate(`console.review.overlay.match.${match}`)} · ${translate(`console.lint.${own ? 'own' : 'other'}`)}`}
              </Typography>
            </Box>
          </Button>
        ))}
      </Box>
    </section>
  )
}
