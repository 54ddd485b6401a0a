import type { Feature } from '#domain/assets/features.ts'

/**
 * A 3D model for the renderer: triangles in world coordinates (y up, front towards +z), with plain materials.
 */
export interface Model {
  readonly meshes: readonly Mesh[]
  readonly triangles: number
  /** Of the file, which the triangles do not have. */
  readonly features: readonly Feature[]
}

/** What a file declares about its surfaces; `Model` has them reduced for drawing. */
export interface Surface {
  readonly materials: number
  readonly textures: readonly { readonly width: number; readonly height: number }[]
}

export interface Mesh {
  /** Three numbers a vertex. */
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** Two numbers a vertex; null without texture. */
  readonly uvs: Float32Array | null
  /** Linear red, green, blue, alpha a vertex. */
  readonly colours: Float32Array | null
  /** Three a triangle. */
  readonly indices: Uint32Array
  readonly material: Material
}

/** Colours are linear light, 0 to 1. */
export interface Material {
  readonly baseColour: readonly [red: number, green: number, blue: number, alpha: number]
  readonly texture: Texture | null
  readonly emissive: readonly [red: number, green: number, blue: number]
  readonly metallic: number
  readonly roughness: number
  readonly unlit: boolean
  readonly doubleSided: boolean
  readonly alpha: 'opaque' | 'mask' | 'blend'
  readonly alphaCutoff: number
}

/** RGBA, eight bits, gamma-encoded as in the file. */
export interface Texture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}
