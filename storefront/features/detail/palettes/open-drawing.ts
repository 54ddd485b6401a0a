import { MAX_COLOURS } from '#domain/assets/recolouring.ts'
import type { Drawing } from './drawing.ts'
import { openLottieDrawing } from './lottie-drawing.ts'
import type { DrawingSource } from './source.ts'
import { openSvgDrawing } from './svg-drawing.ts'

/**
 * Fetches the artwork of the stage. Null when it cannot be loaded or parsed, or has more colours than a download
 * supports.
 */
export async function openDrawing(source: DrawingSource): Promise<Drawing | null> {
  try {
    const drawing = await read(source)
    return drawing !== null && drawing.colours.length <= MAX_COLOURS ? drawing : null
  } catch (error) {
    console.warn(error)
    return null
  }
}

async function read({ src, format }: DrawingSource): Promise<Drawing | null> {
  const response = await fetch(src)
  if (!response.ok) return null
  if (format === 'svg') return openSvgDrawing(await response.text())
  return openLottieDrawing(new Uint8Array(await response.arrayBuffer()), format === 'dotlottie')
}
