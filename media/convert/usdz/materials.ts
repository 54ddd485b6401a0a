import type { Material, Mesh, Texture } from '#media/pipeline/model/model.ts'

export interface NamedMaterial {
  readonly name: string
  readonly material: Material
  /** The file of its texture in the package. */
  readonly file: string | null
}

export interface NamedTexture {
  readonly name: string
  readonly texture: Texture
}

export interface Materials {
  /** The material of each mesh, in their order. */
  readonly materials: readonly NamedMaterial[]
  readonly textures: readonly NamedTexture[]
}

/** Names the materials and textures of meshes: equal ones share a name. */
export function materialsOf(meshes: readonly Mesh[]): Materials {
  const textures = new Map<Texture, string>()
  const named = new Map<string, NamedMaterial>()
  const materials = meshes.map(({ material, uvs }) => {
    const texture = uvs === null ? null : material.texture
    if (texture !== null && !textures.has(texture))
      textures.set(texture, `textures/texture_${textures.size + 1}.png`)
    const file = texture === null ? null : (textures.get(texture) ?? null)
    const key = JSON.stringify({ ...material, texture: file })
    const known = named.get(key) ?? { name: `material_${named.size + 1}`, material, file }
    named.set(key, known)
    return known
  })
  return { materials, textures: [...textures].map(([texture, name]) => ({ name, texture })) }
}
