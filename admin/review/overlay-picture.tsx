import { Box, Slider, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { readPixels, shareOfDifference } from './difference.ts'
import type { Comparable, Overlay } from './use-stage-view.ts'

interface OverlayPictureProps {
  readonly submission: Pick<SubmissionDetail, 'title'> & {
    readonly preview: NonNullable<SubmissionDetail['preview']>
  }
  readonly similar: Comparable
  readonly mode: Exclude<Overlay, 'none'>
}

/**
 * Two works at the same place and size: where they differ is bright, or a divider shows the one on its left and the other
 * on its right. Both have an opaque ground, since a difference with nothing would show nothing.
 */
export function OverlayPicture({ submission: { preview, title }, similar, mode }: OverlayPictureProps) {
  const translate = useTranslate()
  const [divider, setDivider] = useState(50)
  const [own, other] = [previewUrl(preview, { width: 800 }), previewUrl(similar.picture, { width: 800 })]
  const share = useDifference(own, other)
  const ground = preview.ground === 'dark' ? 'var(--ink-925)' : 'var(--ink-0)'
  const layer = { position: 'absolute', inset: 0, backgroundColor: ground } as const
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' })
  return (
    <Box sx={{ width: '100%', maxWidth: '26rem' }}>
      <Box sx={{ position: 'relative', aspectRatio: '1', isolation: 'isolate', overflow: 'hidden' }}>
        <Box sx={layer}>
          <Picture src={own} alt={title} />
        </Box>
        <Box
          sx={{
            ...layer,
            ...(mode === 'difference'
              ? { mixBlendMode: 'difference' }
              : { clipPath: `inset(0 0 0 ${divider}%)` }),
          }}
        >
          <Picture src={other} alt={similar.title} />
        </Box>
        {mode === 'divider' && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              insetBlock: 0,
              left: `${divider}%`,
              borderLeft: '2px solid var(--accent)',
            }}
          />
        )}
      </Box>
      {mode === 'divider' && (
        <Slider
          size="small"
          value={divider}
          onChange={(_event, value) => setDivider(Number(value))}
          getAriaLabel={() => translate('console.review.overlay.position')}
        />
      )}
      <Typography variant="caption" role="status">
        {share === null ? ' ' : translate('console.review.overlay.share', { share: percent.format(share) })}
      </Typography>
    </Box>
  )
}

function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      style={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
    />
  )
}

/** Null until both pictures are here, and where one of them does not come. */
function useDifference(own: string, other: string): number | null {
  const [measured, setMeasured] = useState<{ readonly pair: string; readonly share: number } | null>(null)
  const pair = `${own} ${other}`
  useEffect(() => {
    let isLeft = false
    Promise.all([readPixels(own), readPixels(other)]).then(
      ([one, two]) => {
        if (!isLeft) setMeasured({ pair: `${own} ${other}`, share: shareOfDifference(one, two) })
      },
      (error: unknown) => console.warn(error),
    )
    return () => {
      isLeft = true
    }
  }, [own, other])
  return measured?.pair === pair ? measured.share : null
}
