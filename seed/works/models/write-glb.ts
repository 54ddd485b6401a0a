import { Document, NodeIO } from '@gltf-transform/core'
import type { Mesh } from './extrude.ts'

export interface Part {
  readonly name: string
  readonly mesh: Mesh
  readonly material: Material
}

export interface Material {
  /** sRGB as `#rrggbb`. */
  readonly colour: string
  readonly metallic: number
  readonly roughness: number
}

type Numbers = Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>

/** Writes parts as one self-contained binary glTF, scaled so that a grid of `grid` units is one metre wide. */
export async function writeGlb(name: string, parts: readonly Part[], grid: number): Promise<Uint8Array> {
  const document = new Document()
  document.getRoot().getAsset().generator = 'marketplace'
  const buffer = document.createBuffer()
  const model = document.createNode(name)
  for (const { name: part, mesh, material } of parts) {
    const accessor = (type: 'VEC3' | 'SCALAR', array: Numbers) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
    const vertices = mesh.positions.length / 3
    const primitive = document
      .createPrimitive()
      .setAttribute(
        'POSITION',
        accessor(
          'VEC3',
          mesh.positions.map((value) => value / grid),
        ),
      )
      .setAttribute('NORMAL', accessor('VEC3', mesh.normals))
      .setIndices(accessor('SCALAR', vertices < 65_535 ? Uint16Array.from(mesh.indices) : mesh.indices))
      .setMaterial(
        document
          .createMaterial(part)
          .setBaseColorFactor(linear(material.colour))
          .setMetallicFactor(material.metallic)
          .setRoughnessFactor(material.roughness),
      )
    model.addChild(document.createNode(part).setMesh(document.createMesh(part).addPrimitive(primitive)))
  }
  document.getRoot().setDefaultScene(document.createScene(name).addChild(model))
  return new NodeIO().writeBinary(document)
}

/** Converts sRGB to linear light, which glTF requires. */
function linear(colour: string): [number, number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5), 1]
}
