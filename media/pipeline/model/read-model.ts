import { type Document, type GLTF, type Texture as GltfTexture, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import sharp from 'sharp'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { bufferViolation } from '#media/artwork/gltf/buffers.ts'
import { gltfViolations } from '#media/artwork/gltf/violations.ts'
import { readImageHeader } from '#media/artwork/image-header.ts'
import { isObject, type JsonObject, readJson } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { readGlbChunks } from './glb-chunks.ts'
import { meshesOf } from './meshes.ts'
import type { Model, Surface, Texture } from './model.ts'

export interface SafeModel {
  readonly model: Model
  readonly bytes: Uint8Array
  readonly surface: Surface
}

/**
 * Reads every 3D model: a complete, self-contained glTF 2 within limits. Refuses outside addresses
 * (`file-outside-reference`), broken structure (`file-damaged`), and models that are too complex or empty.
 */
export async function readModel(bytes: Uint8Array, format: 'glb' | 'gltf'): Promise<Result<SafeModel>> {
  const chunks = format === 'glb' ? readGlbChunks(bytes) : { json: bytes, binary: 0 }
  if (chunks === null) return refuse('file-damaged', 'broken GLB structure')
  const json = readGltfJson(chunks.json)
  if (!json.ok) return json
  for (const refusal of gltfViolations(json.value)) return refusal
  const overrun = bufferViolation(json.value, chunks.binary)
  if (overrun !== null) return overrun

  const document = await readDocument(bytes, json.value, format)
  if (!document.ok) return document
  const textures = await readTextures(document.value)
  if (!textures.ok) return textures
  const model = meshesOf(document.value, textures.value)
  if (!model.ok) return model
  const safe = format === 'glb' ? bytes : new TextEncoder().encode(JSON.stringify(json.value))
  return accept({ model: model.value, bytes: safe, surface: surfaceOf(document.value) })
}

/** The materials of the file, and its textures in their own sizes. */
function surfaceOf(document: Document): Surface {
  const root = document.getRoot()
  const images = root.listTextures().map((texture) => texture.getImage())
  const sizes = images.map((image) => (image ? readImageHeader(image) : null))
  return {
    materials: root.listMaterials().length,
    textures: sizes.flatMap((size) => (size ? [{ width: size.width, height: size.height }] : [])),
  }
}

function readGltfJson(bytes: Uint8Array): Result<JsonObject> {
  const json = readJson(new TextDecoder().decode(bytes))
  return json !== null && isObject(json) ? accept(json) : refuse('file-damaged', 'broken glTF JSON')
}

async function readDocument(
  bytes: Uint8Array,
  json: JsonObject,
  format: 'glb' | 'gltf',
): Promise<Result<Document>> {
  // Silent, as it would log names from the file.
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).setLogger(new Logger(Logger.Verbosity.SILENT))
  try {
    const document =
      format === 'glb'
        ? // A copy begins at a multiple of four, as chunks require; a message from another process need not.
          await io.readBinary(Uint8Array.from(bytes))
        : await io.readJSON({ json: json as unknown as GLTF.IGLTF, resources: {} })
    return accept(document)
  } catch (error) {
    return refuse('file-damaged', error instanceof Error ? error.message : String(error))
  }
}

/** A larger texture adds no visible detail at the sizes at which models are displayed. */
const TEXTURE_SIDE = 1024

async function readTextures(document: Document): Promise<Result<ReadonlyMap<GltfTexture, Texture>>> {
  const textures = new Map<GltfTexture, Texture>()
  for (const texture of document.getRoot().listTextures()) {
    const image = texture.getImage()
    if (!image) continue
    const header = readImageHeader(image)
    if (!header) return refuse('file-damaged', 'a texture cannot be read')
    if (header.width * header.height > LIMITS.pixels) return refuse('file-too-many-pixels', 'a texture')
    try {
      const { data, info } = await sharp(image, { limitInputPixels: LIMITS.pixels })
        .resize(TEXTURE_SIDE, TEXTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      textures.set(texture, { width: info.width, height: info.height, data })
    } catch (error) {
      return refuse('file-damaged', error instanceof Error ? error.message : String(error))
    }
  }
  return accept(textures)
}
