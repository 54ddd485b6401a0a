import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three'
import type { Mesh as ModelMesh } from '#media/pipeline/model/model.ts'
import type { Original } from '#media/pipeline/original.ts'

/** The geometry of a model for the exporters of three, with y up. */
export function sceneOf({ picture, format }: Original): Group {
  if (picture.type !== 'model') throw new TypeError(`a ${format} is no model`)
  const scene = new Group()
  picture.model.meshes.forEach((mesh, index) => {
    const shape = new Mesh(geometryOf(mesh))
    shape.name = `part-${index + 1}`
    scene.add(shape)
  })
  return scene
}

function geometryOf({ positions, normals, uvs, indices }: ModelMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  if (uvs !== null) geometry.setAttribute('uv', new BufferAttribute(uvs, 2))
  return geometry.setIndex(new BufferAttribute(indices, 1))
}
