import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isList, type JsonObject, numberOf, objectsIn } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'

export interface LottieMeasures {
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly frameRate: number
  readonly durationMs: number
  readonly layers: number
}

/**
 * Size, length and layers of an animation. Refuses other data with `file-unknown-format`, impossible numbers
 * with `file-damaged`, and animations over the limits with `file-too-many-pixels` or `file-too-complex`.
 */
export function measureLottie(animation: JsonObject): Result<LottieMeasures> {
  if (!isList(animation.layers)) return refuse('file-unknown-format', 'no layers')
  const width = numberOf(animation.w)
  const height = numberOf(animation.h)
  const frameRate = numberOf(animation.fr)
  const first = numberOf(animation.ip)
  const last = numberOf(animation.op)
  if (width === null || height === null || frameRate === null || first === null || last === null) {
    return refuse('file-damaged', 'w, h, fr, ip and op must be numbers')
  }
  const frames = last - first
  if (width <= 0 || height <= 0 || frameRate <= 0 || frameRate > 240 || frames <= 0) {
    return refuse('file-damaged', 'size, frame rate and length must be positive')
  }
  if (width > LIMITS.side || height > LIMITS.side)
    return refuse('file-too-many-pixels', `${width} × ${height}`)
  if (frames > LIMITS.lottie.frames) return refuse('file-too-complex', `${frames} frames`)
  const layers = countLayers(animation)
  if (layers === 0) return refuse('file-no-artwork', 'no layers')
  if (layers > LIMITS.lottie.layers) return refuse('file-too-complex', `${layers} layers`)
  return accept({
    width,
    height,
    frames,
    frameRate,
    durationMs: Math.round((frames / frameRate) * 1000),
    layers,
  })
}

function countLayers(animation: JsonObject): number {
  const nested = objectsIn(animation.assets).map((asset) => objectsIn(asset.layers).length)
  return nested.reduce((sum, count) => sum + count, objectsIn(animation.layers).length)
}
