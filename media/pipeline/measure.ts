import type { Result } from '#domain/errors/catalogue.ts'
import { type BoundingBox, boundingBox } from '#media/artwork/bounding-box.ts'
import { groundOf } from '#media/artwork/ground.ts'
import { extractPalette } from '#media/artwork/palette.ts'
import type { Raster } from '#media/artwork/raster.ts'
import type { Original } from './original.ts'
import type { Processed } from './processed.ts'

type Measures = Pick<Processed, 'hasAlpha' | 'box' | 'palette' | 'ground' | 'triangles'>

/** Longer side of the small picture that all visual measures are taken from. */
export const MEASURED_SIDE = 96

/** The visual measures of an original, from a small picture of it. */
export function measure({ picture, width, height }: Original, look: Raster): Measures {
  return {
    hasAlpha: hasAlpha(look),
    box: scaleBox(boundingBox(look), width / look.width, height / look.height),
    palette: unwrap(extractPalette(look, { quality: 1 })),
    ground: groundOf(look),
    triangles: picture.type === 'model' ? picture.model.triangles : null,
  }
}

function hasAlpha({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true
  return false
}

/** To hundredths, in the coordinates of the original; as precise as the small picture's pixels. */
function scaleBox({ top, left, right, bottom }: BoundingBox, byX: number, byY: number): BoundingBox {
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    top: round(top * byY),
    left: round(left * byX),
    right: round(right * byX),
    bottom: round(bottom * byY),
    width: round((right - left) * byX),
    height: round((bottom - top) * byY),
  }
}

/** Only a count of one is refused, which is never requested here. */
function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.detail ?? result.code)
  return result.value
}
