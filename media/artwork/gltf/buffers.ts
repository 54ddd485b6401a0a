import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { isList, isObject, type Json, type JsonObject, objectsIn } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'

/** Bytes of a component, by its code (glTF 2.0, section 3.6.2.2). */
const COMPONENT_BYTES: ReadonlyMap<Json | undefined, number> = new Map([
  [5120, 1],
  [5121, 1],
  [5122, 2],
  [5123, 2],
  [5125, 4],
  [5126, 4],
])

/** Components of an element. Columns of matrices may be padded, which makes them larger. */
const COMPONENTS: ReadonlyMap<Json | undefined, number> = new Map([
  ['SCALAR', 1],
  ['VEC2', 2],
  ['VEC3', 3],
  ['VEC4', 4],
  ['MAT2', 4],
  ['MAT3', 9],
  ['MAT4', 16],
])

/** As many as the corners of all triangles within the limit. */
const MOST_ELEMENTS = 3 * LIMITS.model.triangles

/**
 * Refuses accessors and views that reach beyond their bytes, where loaders fail, and elements without bytes, for which loaders
 * reserve as many zeros as a few characters declare.
 *
 * @param chunk the bytes of the binary chunk of a GLB; 0 without one
 */
export function bufferViolation(document: JsonObject, chunk: number): Refusal | null {
  if (![document.buffers, document.bufferViews, document.accessors].every(isListOfObjects))
    return refuse('file-damaged', 'buffers, views or accessors that are no objects')
  const buffers = objectsIn(document.buffers)
  const views = objectsIn(document.bufferViews)
  const accessors = objectsIn(document.accessors)
  const isComplete = buffers.every(
    (one, index) => bytesOf(one, index === 0 ? chunk : 0) >= size(one.byteLength),
  )
  if (!isComplete) return refuse('file-damaged', 'a buffer has fewer bytes than it states')
  if (!views.every((view) => endOf(view) <= size(at(buffers, view.buffer)?.byteLength)))
    return refuse('file-damaged', 'a view reaches beyond its buffer')
  const zeros = accessors.filter(({ bufferView }) => bufferView === undefined)
  if (zeros.reduce((sum, { count }) => sum + size(count), 0) > MOST_ELEMENTS)
    return refuse('file-too-complex', `over ${MOST_ELEMENTS} elements without bytes`)
  return accessors.every((accessor) => isWithin(accessor, views))
    ? null
    : refuse('file-damaged', 'an accessor reaches beyond its view')
}

function isListOfObjects(value: Json | undefined): boolean {
  return value === undefined || (isList(value) && value.every(isObject))
}

function isWithin({ count, componentType, type, sparse, ...own }: JsonObject, views: readonly JsonObject[]) {
  const bytes = elementBytes(componentType, type)
  if (!isIn(own, { count: size(count), bytes }, views)) return false
  if (!isObject(sparse)) return true
  const { indices = null, values = null } = sparse
  const few = size(sparse.count)
  if (few > size(count) || !isObject(indices) || !isObject(values)) return false
  return (
    isIn(indices, { count: few, bytes: elementBytes(indices.componentType, 'SCALAR') }, views) &&
    isIn(values, { count: few, bytes }, views)
  )
}

/** Whether so many elements are within the bytes of the view; true without a view. */
function isIn(
  { bufferView, byteOffset }: JsonObject,
  { count, bytes }: { readonly count: number; readonly bytes: number },
  views: readonly JsonObject[],
): boolean {
  if (bufferView === undefined) return Number.isFinite(bytes) && Number.isFinite(count)
  const view = at(views, bufferView)
  const stride = view?.byteStride === undefined ? bytes : size(view.byteStride)
  const end = count === 0 ? 0 : size(byteOffset ?? 0) + stride * (count - 1) + bytes
  return end <= size(view?.byteLength)
}

function elementBytes(componentType: Json | undefined, type: Json | undefined): number {
  return (COMPONENT_BYTES.get(componentType) ?? Infinity) * (COMPONENTS.get(type) ?? Infinity)
}

function endOf({ byteOffset, byteLength }: JsonObject): number {
  return size(byteOffset ?? 0) + size(byteLength)
}

/** The bytes that a buffer has: of its `data:` address, or of the binary chunk. */
function bytesOf({ uri }: JsonObject, chunk: number): number {
  if (typeof uri !== 'string') return chunk
  const content = uri.slice(uri.indexOf(',') + 1)
  const isBase64 = /;base64,/.test(uri.slice(0, uri.length - content.length))
  return isBase64 ? Math.floor((content.replace(/=+$/, '').length * 3) / 4) : content.length
}

function at(list: readonly JsonObject[], index: Json | undefined): JsonObject | undefined {
  return typeof index === 'number' ? list[index] : undefined
}

/** A number of bytes or elements; NaN, which every comparison refuses, for anything else. */
function size(value: Json | undefined): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Number.NaN
}
