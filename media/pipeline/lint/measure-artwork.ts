import type { ArtworkFacts } from '#domain/lint/facts.ts'
import { drawingFacts } from '#media/artwork/lint/drawing-facts.ts'
import type { Original } from '../original.ts'
import { measureFrames } from './measure-frames.ts'
import { measureModel } from './measure-model.ts'
import { measurePixels } from './measure-pixels.ts'

const NONE: ArtworkFacts = { drawing: null, pixels: null, frames: null, model: null }

/** The facts that the linter reads beside those of every file. Runs inside the limited child process. */
export async function measureArtwork(original: Original): Promise<ArtworkFacts> {
  const { picture, format } = original
  switch (picture.type) {
    case 'svg':
      return { ...NONE, drawing: drawingFacts(picture.root) }
    case 'raster':
      return { ...NONE, pixels: picture.animated ? null : await measurePixels(original, format === 'jpg') }
    case 'lottie':
      return { ...NONE, frames: await measureFrames(picture.player) }
    case 'model':
      return { ...NONE, model: measureModel(picture) }
  }
}
