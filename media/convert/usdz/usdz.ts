import type { Converter } from '#media/convert/converter.ts'
import { encodePng, PNG_LEVELS } from '#media/pipeline/render/encode-png.ts'
import { alignedZip } from './aligned-zip.ts'
import { layerOf } from './layer.ts'
import { materialsOf } from './materials.ts'

/** A model with its materials for augmented reality: a layer of text and the textures as PNG. Animations are left out. */
export const toUsdz: Converter = async ({ picture, format }, { credit }) => {
  if (picture.type !== 'model') throw new TypeError(`a ${format} is no model`)
  const { materials, textures } = materialsOf(picture.model.meshes)
  const layer = layerOf(picture.model.meshes, materials, credit)
  return alignedZip([
    // The first file of a package is the one that is opened.
    { name: 'model.usda', bytes: new TextEncoder().encode(layer) },
    ...textures.map(({ name, texture }) => ({ name, bytes: encodePng(texture, PNG_LEVELS.upload) })),
  ])
}
