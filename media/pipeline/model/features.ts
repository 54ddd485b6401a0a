import type { Document, Material } from '@gltf-transform/core'
import type { Feature } from '#domain/assets/features.ts'

/** Writing more as text takes over 3 s, or half of the memory of a child process. */
const MANY_TRIANGLES = 300_000

/** Features of a document that the triangles and materials read from it do not have. */
export function featuresOf(document: Document, triangles: number): readonly Feature[] {
  const root = document.getRoot()
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives())
  const materials = root.listMaterials()
  const found: Readonly<Partial<Record<Feature, boolean>>> = {
    deformation:
      root.listSkins().length > 0 || primitives.some((primitive) => primitive.listTargets().length > 0),
    'vertex-colours': primitives.some((primitive) => primitive.getAttribute('COLOR_0') !== null),
    'surface-textures': materials.some(hasSurfaceTexture),
    'material-extensions': materials.some(hasExtension),
    'many-triangles': triangles > MANY_TRIANGLES,
  }
  return (Object.keys(found) as Feature[]).filter((feature) => found[feature])
}

function hasSurfaceTexture(material: Material): boolean {
  return [
    material.getNormalTexture(),
    material.getMetallicRoughnessTexture(),
    material.getOcclusionTexture(),
    material.getEmissiveTexture(),
  ].some((texture) => texture !== null)
}

/** Of the material, or of its texture: transformed, or with other coordinates than the first. */
function hasExtension(material: Material): boolean {
  const texture = material.getBaseColorTextureInfo()
  if (material.listExtensions().length > 0) return true
  return texture !== null && (texture.listExtensions().length > 0 || texture.getTexCoord() > 0)
}
