import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { embeddedPictureRefusal } from '#media/artwork/embedded-picture.ts'
import { isList, isObject, type Json, type JsonObject, objectsIn } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'

/** Names of pictures that lie beside the animation in its package. */
export type PackagedPictures = ReadonlySet<string>

/** Everything in an animation that computes, or that lies outside of it. */
export function* lottieViolations(animation: JsonObject, packaged: PackagedPictures): Generator<Refusal> {
  yield* expressionViolations(animation)
  for (const asset of objectsIn(animation.assets)) yield* assetViolations(asset, packaged)
  const fonts = isObject(animation.fonts) ? objectsIn(animation.fonts.list) : []
  for (const font of fonts) {
    if (typeof font.fPath === 'string' && font.fPath.trim() !== '') {
      yield refuse('file-outside-reference', `a font at ${font.fPath.slice(0, 80)}`)
    }
  }
}

/**
 * A property's expression is a text under `x`; positions and easings have numbers or objects there. Walks without
 * recursion, so that nesting cannot exhaust the stack before it is counted.
 */
function* expressionViolations(animation: JsonObject): Generator<Refusal> {
  let level: readonly Json[] = [animation]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.lottie.depth)
      return yield refuse('file-too-complex', `nested deeper than ${depth - 1}`)
    const next: Json[] = []
    for (const value of level) {
      if (isObject(value) && typeof value.x === 'string') {
        return yield refuse('file-expressions', value.x.slice(0, 80))
      }
      for (const child of isList(value) ? value : isObject(value) ? Object.values(value) : []) {
        values += 1
        if (typeof child === 'object' && child !== null) next.push(child)
      }
    }
    if (values > LIMITS.lottie.values) return yield refuse('file-too-complex', `${values} values`)
    level = next
  }
}

function* assetViolations(asset: JsonObject, packaged: PackagedPictures): Generator<Refusal> {
  // A precomposition holds layers; every other asset is a file.
  if (isList(asset.layers)) return
  const name = typeof asset.p === 'string' ? asset.p : ''
  const folder = typeof asset.u === 'string' ? asset.u : ''
  if (name === '' && folder === '') return
  if (packaged.has(name)) return
  if (!name.startsWith('data:')) {
    return yield refuse('file-outside-reference', `an asset at ${`${folder}${name}`.slice(0, 80)}`)
  }
  const refusal = embeddedPictureRefusal(name)
  if (refusal) yield refusal
}
