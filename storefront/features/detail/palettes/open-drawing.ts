import { MOST_COLOURS } from '#domain/assets/recolouring.ts'
import type { Drawing } from './drawing.ts'
import { openLottieDrawing } from './lottie-drawing.ts'
import type { DrawingSource } from './source.ts'
import { openSvgDrawing } from './svg-drawing.ts'

/**
 * Fetches the artwork that the stage shows. Null when it cannot be had or read, or has more colours than a download can
 * be given: it stays as it is.
 */
export async function openDrawing(source: DrawingSource): Promise<Drawing | null> {
  try {
    const drawing = await read(source)
    return drawing !== null && drawing.colours.length <= MOST_COLOURS ? drawing : null
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
