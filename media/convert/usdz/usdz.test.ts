import { type Document, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRMaterialsClearcoat } from '@gltf-transform/extensions'
import { unzipSync } from 'fflate'
import { Group, Mesh, type MeshPhysicalMaterial } from 'three'
import { USDLoader } from 'three/examples/jsm/loaders/USDLoader.js'
import { describe, expect, it } from 'vitest'
import { convert } from '#media/convert/convert.ts'
import { readFeatures } from '#media/pipeline/features-of.ts'
import { glb, modelDocument, pixels } from '#media/pipeline/test-files.ts'
import { ALIGNMENT } from './aligned-zip.ts'

const CREDIT = {
  line: 'Cube "X" by Åsa',
  licence: 'https://spdx.org/licenses/MIT',
  source: 'https://example.com',
}
const texture = await pixels(8, 4).png().toBuffer()

async function usdzOf(decorate?: (document: Document) => void): Promise<Uint8Array> {
  const made = await convert(await glb(modelDocument(decorate)), {
    format: 'usdz',
    width: null,
    credit: CREDIT,
  })
  if (!made.ok) throw new Error(`${made.code}: ${made.detail}`)
  return made.value
}

function withTexture(document: Document): void {
  const [mesh] = document.getRoot().listMeshes()
  const [primitive] = mesh?.listPrimitives() ?? []
  const uvs = document
    .createAccessor()
    .setType('VEC2')
    .setArray(Float32Array.of(0, 0, 1, 0, 1, 0.25, 0, 1))
  primitive?.setAttribute('TEXCOORD_0', uvs.setBuffer(document.getRoot().listBuffers()[0] ?? null))
  primitive
    ?.getMaterial()
    ?.setBaseColorTexture(document.createTexture().setImage(texture).setMimeType('image/png'))
    .setAlphaMode('MASK')
    .setAlphaCutoff(0.25)
}

describe('USDZ', () => {
  it('is read with the meshes, their size and the values of their materials', async () => {
    const read = new USDLoader().parse(Uint8Array.from(await usdzOf()).buffer)
    const meshes: Mesh[] = []
    read.traverse((node) => {
      if (node instanceof Mesh) meshes.push(node)
    })
    expect(read).toBeInstanceOf(Group)
    expect(meshes).toHaveLength(1)
    const [mesh] = meshes
    if (!mesh) throw new Error('no mesh')
    mesh.geometry.computeBoundingBox()
    expect(mesh.geometry.getAttribute('position').count).toBe(12)
    expect(mesh.geometry.boundingBox?.min.toArray()).toEqual([-1, -1, -1])
    expect(mesh.geometry.boundingBox?.max.toArray()).toEqual([1, 1, 1])
    const { color, roughness, metalness } = mesh.material as MeshPhysicalMaterial
    expect([color.r, color.g, color.b, roughness, metalness]).toEqual([0, 0.5, 0, 0.7, 0])
  })

  it('stores its files uncompressed at multiples of 64 bytes, the layer first', async () => {
    const bytes = Buffer.from(await usdzOf(withTexture))
    const names: string[] = []
    for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
      const [name, extra] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)]
      const start = at + 30 + name + extra
      names.push(bytes.toString('latin1', at + 30, at + 30 + name))
      expect(bytes.readUInt16LE(at + 8)).toBe(0)
      expect(start % ALIGNMENT).toBe(0)
      expect(bytes.readUInt32LE(at + 18)).toBe(bytes.readUInt32LE(at + 22))
      at = start + bytes.readUInt32LE(at + 18)
    }
    expect(names).toEqual(['model.usda', 'textures/texture_1.png'])
  })

  it('has the texture, with coordinates from the bottom, the cut-off of its transparency, and the credit', async () => {
    const files = unzipSync(await usdzOf(withTexture))
    const layer = Buffer.from(files['model.usda'] ?? []).toString('utf8')
    expect(layer).toContain('primvars:st = [(0, 1), (1, 0.75), (1, 1), ')
    expect(layer).toContain('@textures/texture_1.png@')
    expect(layer).toContain('float4 inputs:scale = (0, 0.5, 0, 1)')
    expect(layer).toContain('inputs:opacityThreshold = 0.25')
    expect(layer).toContain('string credit = "Cube \\"X\\" by Åsa"')
    expect(Buffer.from(files['textures/texture_1.png'] ?? []).toString('latin1', 1, 4)).toBe('PNG')
  })

  it('is the same for the same model', async () => {
    expect(Buffer.from(await usdzOf(withTexture)).equals(Buffer.from(await usdzOf(withTexture)))).toBe(true)
  })

  it.each<[string, string, (document: Document) => void]>([
    [
      'a morph target',
      'deformation',
      (document) => {
        const [primitive] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? []
        const position = primitive?.getAttribute('POSITION') ?? null
        primitive?.addTarget(document.createPrimitiveTarget().setAttribute('POSITION', position))
      },
    ],
    [
      'colours of vertices',
      'vertex-colours',
      (document) => {
        const [primitive] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? []
        const colours = document.createAccessor().setType('VEC3').setArray(new Float32Array(12))
        primitive?.setAttribute('COLOR_0', colours.setBuffer(document.getRoot().listBuffers()[0] ?? null))
      },
    ],
    [
      'a texture of normals',
      'surface-textures',
      (document) => {
        const picture = document.createTexture().setImage(texture).setMimeType('image/png')
        document.getRoot().listMaterials()[0]?.setNormalTexture(picture)
      },
    ],
    [
      'a coat of lacquer',
      'material-extensions',
      (document) => {
        const lacquer = document.createExtension(KHRMaterialsClearcoat).createClearcoat()
        document.getRoot().listMaterials()[0]?.setExtension('KHR_materials_clearcoat', lacquer)
      },
    ],
  ])('is not made of a model with %s', async (_what, feature, decorate) => {
    const bytes = await new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(modelDocument(decorate))
    expect(await readFeatures(bytes)).toEqual({ ok: true, value: [feature] })
    expect(await convert(bytes, { format: 'usdz', width: null, credit: null })).toMatchObject({
      code: 'download-format-unavailable',
    })
  })
})
