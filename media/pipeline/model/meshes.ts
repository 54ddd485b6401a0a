import {
  type Document,
  type Material as GltfMaterial,
  type Texture as GltfTexture,
  type mat4,
  type Node,
  Primitive,
} from '@gltf-transform/core'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { featuresOf } from './features.ts'
import type { Material, Mesh, Model, Texture } from './model.ts'

type Textures = ReadonlyMap<GltfTexture, Texture>

/** All triangles of a document's scene, transformed by its nodes. */
export function meshesOf(document: Document, textures: Textures): Result<Model> {
  const root = document.getRoot()
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  const nodes: Node[] = []
  scene?.traverse((node) => nodes.push(node))
  if (nodes.length > LIMITS.model.nodes) return refuse('file-too-complex', `${nodes.length} nodes`)

  const meshes: Mesh[] = []
  let triangles = 0
  for (const node of nodes) {
    const world = node.getWorldMatrix()
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const mesh = meshOf(primitive, world, textures)
      if (!mesh) continue
      triangles += mesh.indices.length / 3
      if (triangles > LIMITS.model.triangles)
        return refuse('file-too-complex', `over ${LIMITS.model.triangles} triangles`)
      meshes.push(mesh)
    }
  }
  return triangles === 0
    ? refuse('file-no-geometry', 'no triangles')
    : accept({ meshes, triangles, features: featuresOf(document, triangles) })
}

/** Null for points and lines, and for shapes with invalid numbers. */
function meshOf(primitive: Primitive, world: mat4, textures: Textures): Mesh | null {
  const position = primitive.getAttribute('POSITION')
  if (!position) return null
  const vertices = position.getCount()
  const indices = trianglesOf(primitive, vertices)
  const positions = floats(position, 3)
  if (indices.length === 0 || indices.some((index) => index >= vertices)) return null
  if (positions.some((number) => !Number.isFinite(number))) return null

  const normal = primitive.getAttribute('NORMAL')
  const uv = primitive.getAttribute('TEXCOORD_0')
  const colour = primitive.getAttribute('COLOR_0')
  const mesh = {
    positions: movePoints(positions, world),
    uvs: uv ? floats(uv, 2) : null,
    colours: colour ? floats(colour, 4) : null,
    indices,
    material: materialOf(primitive.getMaterial(), textures),
  }
  return normal ? { ...mesh, normals: moveNormals(floats(normal, 3), world) } : withFlatNormals(mesh)
}

/** The corners of each triangle (glTF 2.0, section 3.7.2.1); none for points and lines. */
function trianglesOf(primitive: Primitive, vertices: number): Uint32Array {
  const array = primitive.getIndices()?.getArray()
  const corners = array
    ? Uint32Array.from(array)
    : Uint32Array.from({ length: vertices }, (_, index) => index)
  switch (primitive.getMode()) {
    case Primitive.Mode.TRIANGLES:
      return corners.subarray(0, corners.length - (corners.length % 3))
    case Primitive.Mode.TRIANGLE_STRIP:
      // Every other triangle of a strip is reversed, so that all face the same side.
      return triangulate(corners, (at) => [at, at + 1 + (at % 2), at + 2 - (at % 2)])
    case Primitive.Mode.TRIANGLE_FAN:
      return triangulate(corners, (at) => [at + 1, at + 2, 0])
    default:
      return new Uint32Array(0)
  }
}

function triangulate(
  corners: Uint32Array,
  cornersAt: (at: number) => readonly [number, number, number],
): Uint32Array {
  const triangles = new Uint32Array(Math.max(0, corners.length - 2) * 3)
  for (let at = 0; at + 2 < corners.length; at += 1) {
    triangles.set(
      cornersAt(at).map((place) => corners[place] ?? 0),
      at * 3,
    )
  }
  return triangles
}

/** Any accessor as floats of this width; missing components are 1, as for opaque alpha. */
function floats(
  accessor: {
    getCount(): number
    getElementSize(): number
    getElement(index: number, target: number[]): number[]
  },
  width: number,
): Float32Array {
  const result = new Float32Array(accessor.getCount() * width).fill(1)
  const element: number[] = []
  const shared = Math.min(width, accessor.getElementSize())
  for (let index = 0; index < accessor.getCount(); index += 1) {
    accessor.getElement(index, element)
    for (let part = 0; part < shared; part += 1) result[index * width + part] = element[part] ?? 1
  }
  return result
}

function movePoints(points: Float32Array, m: mat4): Float32Array {
  const moved = new Float32Array(points.length)
  for (let at = 0; at < points.length; at += 3) {
    const [x = 0, y = 0, z = 0] = points.subarray(at, at + 3)
    moved[at] = m[0] * x + m[4] * y + m[8] * z + m[12]
    moved[at + 1] = m[1] * x + m[5] * y + m[9] * z + m[13]
    moved[at + 2] = m[2] * x + m[6] * y + m[10] * z + m[14]
  }
  return moved
}

/** Transforms by the matrix of cofactors, which is correct under non-uniform scaling and reflection. */
function moveNormals(normals: Float32Array, m: mat4): Float32Array {
  const moved = new Float32Array(normals.length)
  const rows = [
    [m[5] * m[10] - m[6] * m[9], m[6] * m[8] - m[4] * m[10], m[4] * m[9] - m[5] * m[8]],
    [m[2] * m[9] - m[1] * m[10], m[0] * m[10] - m[2] * m[8], m[1] * m[8] - m[0] * m[9]],
    [m[1] * m[6] - m[2] * m[5], m[2] * m[4] - m[0] * m[6], m[0] * m[5] - m[1] * m[4]],
  ] as const
  for (let at = 0; at < normals.length; at += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(at, at + 3)
    const [nx, ny, nz] = [0, 1, 2].map(
      (axis) => (rows[0][axis] ?? 0) * x + (rows[1][axis] ?? 0) * y + (rows[2][axis] ?? 0) * z,
    )
    const length = Math.hypot(nx ?? 0, ny ?? 0, nz ?? 0) || 1
    moved[at] = (nx ?? 0) / length
    moved[at + 1] = (ny ?? 0) / length
    moved[at + 2] = (nz ?? 0) / length
  }
  return moved
}

/** Without normals each triangle is flat (glTF 2.0, section 3.7.2.1), so that triangles share no vertices. */
function withFlatNormals(mesh: Omit<Mesh, 'normals'>): Mesh {
  const spread = (source: Float32Array, width: number) => {
    const result = new Float32Array(mesh.indices.length * width)
    mesh.indices.forEach((index, at) => {
      result.set(source.subarray(index * width, index * width + width), at * width)
    })
    return result
  }
  const positions = spread(mesh.positions, 3)
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 9) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = positions.subarray(
      at,
      at + 9,
    )
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az]
    const cross = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
    const length = Math.hypot(...cross) || 1
    for (let vertex = 0; vertex < 9; vertex += 1)
      normals[at + vertex] = (cross[(vertex % 3) as 0 | 1 | 2] ?? 0) / length
  }
  return {
    ...mesh,
    positions,
    normals,
    uvs: mesh.uvs && spread(mesh.uvs, 2),
    colours: mesh.colours && spread(mesh.colours, 4),
    indices: Uint32Array.from({ length: mesh.indices.length }, (_, index) => index),
  }
}

const ALPHA_MODES = { OPAQUE: 'opaque', MASK: 'mask', BLEND: 'blend' } as const

function materialOf(material: GltfMaterial | null, textures: Textures): Material {
  const texture = material?.getBaseColorTexture()
  return {
    baseColour: material?.getBaseColorFactor() ?? [1, 1, 1, 1],
    texture: (texture && textures.get(texture)) ?? null,
    emissive: material?.getEmissiveFactor() ?? [0, 0, 0],
    metallic: material?.getMetallicFactor() ?? 0,
    roughness: material?.getRoughnessFactor() ?? 1,
    unlit: material?.getExtension('KHR_materials_unlit') != null,
    doubleSided: material?.getDoubleSided() ?? true,
    alpha: ALPHA_MODES[material?.getAlphaMode() ?? 'OPAQUE'],
    alphaCutoff: material?.getAlphaCutoff() ?? 0.5,
  }
}
