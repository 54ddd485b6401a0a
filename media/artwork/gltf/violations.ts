import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { embeddedPictureRefusal } from '#media/artwork/embedded-picture.ts'
import { isList, type JsonObject, objectsIn } from '#media/artwork/json.ts'

/** Compressions and vocabularies that change what a model needs to be read, beyond those understood here. */
const UNREADABLE = new Set(['KHR_draco_mesh_compression', 'EXT_meshopt_compression', 'KHR_texture_basisu'])

/** What lies outside of a glTF document, and what it asks of a reader that no reader here gives. */
export function* gltfViolations(document: JsonObject): Generator<Refusal> {
  for (const buffer of objectsIn(document.buffers)) {
    if (
      typeof buffer.uri === 'string' &&
      !/^data:application\/(?:octet-stream|gltf-buffer)[;,]/.test(buffer.uri)
    ) {
      yield refuse('file-outside-reference', `a buffer at ${buffer.uri.slice(0, 80)}`)
    }
  }
  for (const image of objectsIn(document.images)) {
    const refusal = typeof image.uri === 'string' ? embeddedPictureRefusal(image.uri) : null
    if (refusal) yield refusal
  }
  for (const name of isList(document.extensionsRequired) ? document.extensionsRequired : []) {
    if (UNREADABLE.has(String(name))) yield refuse('file-unknown-format', `needs ${String(name)}`)
  }
}

export function looksLikeGltf(value: JsonObject): boolean {
  const asset = value.asset
  return typeof asset === 'object' && asset !== null && 'version' in asset
}
