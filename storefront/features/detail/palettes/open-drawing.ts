import type { Drawing } from './drawing.ts'
import { openLottieDrawing } from './lottie-drawing.ts'
import type { DrawingSource } from './source.ts'
import { openSvgDrawing } from './svg-drawing.ts'

/** Fetches the artwork that the stage shows. Null when it cannot be had or read: it stays as it is. */
export async function openDrawing({ src, format }: DrawingSource): Promise<Drawing | null> {
  try {
    const response = await fetch(src)
    if (!response.ok) return null
    if (format === 'svg') return openSvgDrawing(await response.text())
    return await openLottieDrawing(new Uint8Array(await response.arrayBuffer()), format === 'dotlottie')
  } catch (error) {
    console.warn(error)
    return null
  }
}
