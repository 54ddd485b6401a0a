import { viewUrl } from '#domain/assets/preview-url.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'

/** The file of an artwork whose colours can be changed. */
export interface DrawingSource {
  readonly src: string
  readonly format: 'svg' | 'lottie-json' | 'dotlottie'
}

/** Larger files would be slow to load and to recolour. */
const MAX_BYTES = { svg: 256 * 1024, 'lottie-json': 2 * 1024 * 1024, dotlottie: 1024 * 1024 } as const

/** The file to recolour, where it is public; null for pictures, models, and exclusive assets. */
export function drawingSource({ preview, originalFormat, bytes }: ItemDetail): DrawingSource | null {
  const format = originalFormat in MAX_BYTES ? (originalFormat as DrawingSource['format']) : null
  if (format === null || !preview.playable || bytes > MAX_BYTES[format]) return null
  return { src: viewUrl(preview), format }
}
