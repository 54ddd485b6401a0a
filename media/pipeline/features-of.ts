import type { Feature } from '#domain/assets/features.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import type { Original } from './original.ts'
import { simplifySvg } from './render/draw-svg.ts'
import { sanitise } from './sanitise.ts'
import { isOpaqueDrawing } from './vector/opaque-drawing.ts'
import { featuresIn } from './vector/read-drawing.ts'

/** The features of any bytes. */
export async function readFeatures(bytes: Uint8Array): Promise<Result<readonly Feature[]>> {
  const original = await sanitise(bytes)
  return original.ok ? accept(featuresOf(original.value)) : original
}

/** The features of an original that some download formats cannot express. */
export function featuresOf({ picture }: Original): readonly Feature[] {
  if (picture.type === 'model') return picture.model.features
  if (picture.type !== 'svg') return []
  const features = isOpaqueDrawing(picture.root) ? [] : featuresIn(simplifySvg(picture))
  return picture.animated ? ['motion', ...features] : features
}
