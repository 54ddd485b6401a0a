import { Document, NodeIO } from '@gltf-transform/core'
import { strToU8 } from 'fflate'
import sharp from 'sharp'

/** Small original files of each format, generated for tests. */

export const HEART_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path fill="#e11d48" d="M6 3h12v6H6z"/></svg>'

export const LOTTIE = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 30,
  w: 40,
  h: 20,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: 30,
      st: 0,
      ks: {
        // Fades in to the middle and out again.
        o: { a: 1, k: [keyframe(0, 0), keyframe(15, 100), { t: 30, s: [0] }] },
        p: { a: 0, k: [20, 10] },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', s: { a: 0, k: [20, 10] }, p: { a: 0, k: [0, 0] }, r: { a: 0, k: 0 } },
            { ty: 'fl', c: { a: 0, k: [0, 0, 1, 1] }, o: { a: 0, k: 100 } },
            { ty: 'tr', p: { a: 0, k: [0, 0] }, o: { a: 0, k: 100 }, s: { a: 0, k: [100, 100] } },
          ],
        },
      ],
    },
  ],
}

function keyframe(t: number, opacity: number) {
  return { t, s: [opacity], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } }
}

export function bytesOf(content: string | object): Uint8Array {
  return strToU8(typeof content === 'string' ? content : JSON.stringify(content))
}

/** A noisy opaque picture, so that its file is not trivially small. */
export function pixels(width: number, height: number, frames = 1) {
  const data = Uint8Array.from({ length: width * height * frames * 3 }, (_, n) => (n * 7919 + (n >> 3)) % 251)
  return sharp(data, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
}

/** A tetrahedron of one colour, with additions of the test. */
export function modelDocument(decorate: (document: Document) => void = () => {}): Document {
  const document = new Document()
  const buffer = document.createBuffer()
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const corners = Float32Array.of(1, 1, 1, -1, -1, 1, -1, 1, -1, 1, -1, -1)
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', corners))
    .setIndices(accessor('SCALAR', Uint16Array.of(0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3)))
    .setMaterial(
      document
        .createMaterial()
        .setBaseColorFactor([0, 0.5, 0, 1])
        .setRoughnessFactor(0.7)
        .setMetallicFactor(0),
    )
  const mesh = document.createMesh().addPrimitive(primitive)
  document.createScene().addChild(document.createNode().setMesh(mesh))
  decorate(document)
  return document
}

export async function glb(document: Document = modelDocument()): Promise<Uint8Array> {
  return new NodeIO().writeBinary(document)
}

/** A GLB whose JSON is changed after writing, for invalid files that no library writes. */
export async function glbWith(change: (json: GltfJson) => void): Promise<Uint8Array> {
  const bytes = Buffer.from(await glb())
  const end = 20 + bytes.readUInt32LE(12)
  const json = JSON.parse(bytes.toString('utf8', 20, end)) as GltfJson
  change(json)
  const text = Buffer.from(JSON.stringify(json))
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')])
  const head = Buffer.from(bytes.subarray(0, 20))
  head.writeUInt32LE(20 + padded.length + bytes.length - end, 8)
  head.writeUInt32LE(padded.length, 12)
  return Buffer.concat([head, padded, bytes.subarray(end)])
}

export interface GltfJson {
  buffers: { uri?: string; byteLength: number }[]
  accessors: { count: number; bufferView?: number }[]
  images?: object[]
  extensionsRequired?: string[]
  nodes: { mesh?: number }[]
}

/** A self-contained glTF with its buffer as a `data:` address. */
export async function gltf(document: Document = modelDocument()): Promise<object> {
  const { json, resources } = await new NodeIO().writeJSON(document)
  const addressOf = (type: string, uri = '') =>
    `data:${type};base64,${Buffer.from(resources[uri] ?? []).toString('base64')}`
  const buffers = json.buffers?.map((one) => ({
    ...one,
    uri: addressOf('application/octet-stream', one.uri),
  }))
  const images = json.images?.map((one) => ({ ...one, uri: addressOf(one.mimeType ?? '', one.uri) }))
  return { ...json, buffers, ...(images ? { images } : {}) }
}
