import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { ConsolePreview } from '#domain/contract/console/submissions.ts'
import { BACKGROUNDS } from './use-stage-view.ts'

/** Real sizes, in CSS pixels. */
const SIZES = [24, 32, 48, 80] as const
const GROUNDS = ['light', 'dark'] as const

/** The artwork at real sizes, on light and on dark. */
export function SizeStrip({ preview }: { readonly preview: Pick<ConsolePreview, 'sha256' | 'modifiedAt'> }) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      aria-label={translate('console.review.sizes')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
        gap: 1,
        marginTop: 1,
      }}
    >
      {GROUNDS.map((ground) => (
        <Box
          key={ground}
          role="img"
          aria-label={translate(`console.review.backgrounds.${ground}`)}
          sx={{
            display: 'flex',
            gap: 2,
            justifyContent: 'center',
            alignItems: 'end',
            padding: 1.5,
            borderRadius: 'var(--r-md)',
            border: '1px solid var(--line)',
            backgroundColor: BACKGROUNDS[ground],
            color: ground === 'dark' ? 'var(--ink-0)' : 'var(--ink-925)',
          }}
        >
          {SIZES.map((size) => (
            <Box key={size} aria-hidden sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
              <img
                src={previewUrl(preview, { width: 200 })}
                alt=""
                width={size}
                height={size}
                style={{ objectFit: 'contain' }}
              />
              <Typography variant="caption" color="inherit">
                {size}
              </Typography>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
