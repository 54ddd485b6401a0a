import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { bufferViolation } from './buffers.ts'

/** A triangle: 36 bytes of positions. */
const accessor = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }
const view = { buffer: 0, byteLength: 36 }
const document = (change: JsonObject = {}): JsonObject => ({
  buffers: [{ byteLength: 36 }],
  bufferViews: [view],
  accessors: [accessor],
  ...change,
})
const codeOf = (change: JsonObject, chunk = 36) =>
  bufferViolation(document(change), chunk)?.code ?? 'accepted'
const address = (bytes: number) =>
  `data:application/octet-stream;base64,${Buffer.alloc(bytes).toString('base64')}`
const sparse = (change: JsonObject = {}) => ({
  ...accessor,
  sparse: {
    count: 2,
    indices: { bufferView: 0, componentType: 5123 },
    values: { bufferView: 0, byteOffset: 4 },
    ...change,
  },
})

describe('bytes of a glTF', () => {
  it.each<[string, JsonObject, number?]>([
    ['a triangle', {}],
    ['a chunk that is padded', {}, 38],
    ['a buffer in an address', { buffers: [{ byteLength: 36, uri: address(36) }] }, 0],
    [
      'elements that are interleaved',
      { accessors: [{ ...accessor, count: 2 }], bufferViews: [{ ...view, byteStride: 24 }] },
    ],
    [
      'an accessor of zeros',
      { accessors: [{ ...accessor, bufferView: undefined, count: 3 * LIMITS.model.triangles }] },
    ],
    ['sparse values', { accessors: [sparse()] }],
    ['no buffers at all', { buffers: undefined, bufferViews: undefined, accessors: undefined }, 0],
  ])('are accepted in %s', (_, change, chunk) => expect(codeOf(change, chunk)).toBe('accepted'))

  it.each<[string, JsonObject, number?]>([
    ['an accessor of one element too many', { accessors: [{ ...accessor, count: 4 }] }],
    ['an accessor of 4,294,967,295 elements', { accessors: [{ ...accessor, count: 4_294_967_295 }] }],
    ['an accessor with an offset', { accessors: [{ ...accessor, byteOffset: 4 }] }],
    ['an accessor with a negative offset', { accessors: [{ ...accessor, byteOffset: -4 }] }],
    ['an accessor of another view', { accessors: [{ ...accessor, bufferView: 1 }] }],
    ['an accessor of half an element', { accessors: [{ ...accessor, count: 2.5 }] }],
    ['an accessor of an unknown type', { accessors: [{ ...accessor, componentType: 5130 }] }],
    ['an accessor without a count', { accessors: [{ ...accessor, count: undefined }] }],
    ['elements too far apart', { bufferViews: [{ ...view, byteStride: 24 }] }],
    ['a view that is too long', { bufferViews: [{ ...view, byteLength: 37 }] }],
    ['a view with an offset', { bufferViews: [{ ...view, byteOffset: 1 }] }],
    ['a view of another buffer', { bufferViews: [{ ...view, buffer: 1 }] }],
    ['a chunk that is too short', {}, 35],
    ['an address that is too short', { buffers: [{ byteLength: 36, uri: address(35) }] }, 0],
    ['more sparse values than elements', { accessors: [sparse({ count: 4 })] }],
    [
      'sparse values beyond their view',
      { accessors: [sparse({ values: { bufferView: 0, byteOffset: 16 } })] },
    ],
    [
      'sparse indices beyond their view',
      { accessors: [sparse({ indices: { bufferView: 0, byteOffset: 33, componentType: 5123 } })] },
    ],
  ])('are refused in %s', (_, change, chunk) => expect(codeOf(change, chunk)).toBe('file-damaged'))

  it('are refused as too complex where accessors declare more zeros than a model may have corners', () => {
    const zeros = { ...accessor, bufferView: undefined, count: 3 * LIMITS.model.triangles }
    expect(codeOf({ accessors: [zeros, { ...zeros, count: 1 }] })).toBe('file-too-complex')
  })
})
