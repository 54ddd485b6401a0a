import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { isList, isObject, type Json, type JsonObject, objectsIn } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'

/**
 * Refuses depth and length that would exhaust code that walks the animation. Does not recurse, so deep
 * nesting cannot overflow the stack before it is counted.
 */
export function sizeRefusal(animation: JsonObject): Refusal | null {
  let level: readonly Json[] = [animation]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.lottie.depth) return refuse('file-too-complex', `nested deeper than ${depth - 1}`)
    const next: Json[] = []
    for (const value of level) {
      for (const child of isList(value) ? value : isObject(value) ? Object.values(value) : []) {
        values += 1
        if (typeof child === 'object' && child !== null) next.push(child)
      }
    }
    if (values > LIMITS.lottie.values) return refuse('file-too-complex', `${values} values`)
    level = next
  }
  return null
}

/**
 * Refuses compositions that contain themselves, and those that contain each other until there are too many
 * layers to draw.
 */
export function compositionRefusal(animation: JsonObject): Refusal | null {
  const byId = new Map(objectsIn(animation.assets).map((asset) => [String(asset.id), asset]))
  const sizes = new Map<JsonObject, number>()

  const sizeOf = (composition: JsonObject, depth: number): number => {
    const known = sizes.get(composition)
    if (known !== undefined) return known
    if (depth > LIMITS.lottie.depth) return Number.POSITIVE_INFINITY
    // Infinite until it is counted: a composition that contains itself then stays infinite.
    sizes.set(composition, Number.POSITIVE_INFINITY)
    let size = 0
    for (const { refId } of objectsIn(composition.layers)) {
      const target = refId === undefined ? undefined : byId.get(String(refId))
      size += 1 + (target ? sizeOf(target, depth + 1) : 0)
    }
    sizes.set(composition, size)
    return size
  }

  const size = sizeOf(animation, 0)
  if (size <= LIMITS.lottie.expandedLayers) return null
  return refuse(
    'file-too-complex',
    Number.isFinite(size) ? `${size} layers when drawn` : 'a composition holds itself',
  )
}
