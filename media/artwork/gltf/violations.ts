import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { embeddedPictureRefusal } from '#media/artwork/embedded-picture.ts'
import { depthOf, isList, isObject, type Json, type JsonObject } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'

/** Extensions without which the model cannot be read, and which the readers here do not support. */
const UNREADABLE = new Set(['KHR_draco_mesh_compression', 'EXT_meshopt_compression', 'KHR_texture_basisu'])

/**
 * Addresses outside of a glTF document, extensions that the readers here do not support, and nesting that
 * would exhaust a reader.
 */
export function* gltfViolations(document: JsonObject): Generator<Refusal> {
  if (depthOf(document, LIMITS.model.depth) === null) {
    yield refuse('file-too-complex', `JSON nested deeper than ${LIMITS.model.depth}`)
  }
  const nodes = nodeViolation(document)
  if (nodes) yield nodes
  else yield* addressViolations(document)
  for (const name of isList(document.extensionsRequired) ? document.extensionsRequired : []) {
    if (UNREADABLE.has(String(name))) yield refuse('file-unknown-format', `needs ${String(name)}`)
  }
}

/**
 * glTF has addresses under `uri`, and extensions under names that end in it (`schemaUri`). Each must be a
 * picture or a buffer inside the file. Loaders do not read `extras`, which applications define for
 * themselves.
 */
function* addressViolations(value: Json): Generator<Refusal> {
  if (isList(value)) for (const child of value) yield* addressViolations(child)
  if (!isObject(value)) return
  for (const [key, child = null] of Object.entries(value)) {
    if (key === 'extras') continue
    if (/uri$/i.test(key)) {
      const refusal = addressRefusal(child)
      if (refusal) yield refusal
    } else yield* addressViolations(child)
  }
}

function addressRefusal(address: Json): Refusal | null {
  if (typeof address !== 'string') return refuse('file-damaged', 'an address that is no text')
  return BUFFER.test(address) ? null : embeddedPictureRefusal(address)
}

const BUFFER = /^data:application\/(?:octet-stream|gltf-buffer)[;,]/

/** glTF 2.0, section 3.5.2: nodes form trees, in which each has one parent at most. */
function nodeViolation(document: JsonObject): Refusal | null {
  const nodes = isList(document.nodes) ? document.nodes : []
  if (nodes.length > LIMITS.model.nodes) return refuse('file-too-complex', `${nodes.length} nodes`)
  const childrenOf = nodes.map((node) => (isObject(node) && isList(node.children) ? node.children : []))
  const hasParent = new Set<number>()
  for (const child of childrenOf.flat()) {
    const index = Number(child)
    if (hasParent.has(index)) return refuse('file-damaged', `node ${index} has two parents`)
    hasParent.add(index)
  }
  let level = nodes.map((_, index) => index).filter((index) => !hasParent.has(index))
  let reached = 0
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > LIMITS.model.depth)
      return refuse('file-too-complex', `nodes deeper than ${LIMITS.model.depth}`)
    reached += level.length
    level = level.flatMap((index) => (childrenOf[index] ?? []).map(Number)).filter((index) => index in nodes)
  }
  return reached < nodes.length ? refuse('file-damaged', 'nodes in a circle') : null
}

export function looksLikeGltf(value: JsonObject): boolean {
  const asset = value.asset
  return typeof asset === 'object' && asset !== null && 'version' in asset
}
