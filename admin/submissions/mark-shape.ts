import type { SxProps } from '@mui/material'
import { type Mark, PICTURE_EDGE } from '#domain/review/marks.ts'

/** The diameter of a point, in pixels. */
const POINT = 28

/** A region as a frame, a point as a disc around it, over the picture. */
export function markShape({ x, y, width, height }: Mark): SxProps {
  const isPoint = width === 0 && height === 0
  const place = { position: 'absolute', left: percent(x), top: percent(y) } as const
  const size = isPoint
    ? {
        width: POINT,
        height: POINT,
        transform: 'translate(-50%, -50%)',
        borderRadius: '50%',
        backgroundColor: 'error.main',
        color: 'error.contrastText',
      }
    : { width: percent(width), height: percent(height), borderRadius: 'var(--r-sm)', color: 'error.main' }
  return {
    ...place,
    ...size,
    display: 'grid',
    placeItems: isPoint ? 'center' : 'start',
    padding: isPoint ? 0 : '0 4px',
    border: '2px solid',
    borderColor: 'error.main',
    font: 'inherit',
    fontWeight: 600,
  }
}

function percent(perMille: number): string {
  return `${(perMille * 100) / PICTURE_EDGE}%`
}
