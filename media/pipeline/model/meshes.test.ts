import { Document, type GLTF, Primitive } from '@gltf-transform/core'
import { describe, expect, it } from 'vitest'
import { meshesOf } from '#media/pipeline/model/meshes.ts'

/** A square of four corners in the x-y plane, facing z. */
function square(mode: GLTF.MeshPrimitiveMode, corners: readonly number[][]): Document {
  const document = new Document()
  const buffer = document.createBuffer()
  const positions = document
    .createAccessor()
    .setType('VEC3')
    .setArray(new Float32Array(corners.flatMap(([x = 0, y = 0]) => [x, y, 0])))
    .setBuffer(buffer)
  const primitive = document.createPrimitive().setMode(mode).setAttribute('POSITION', positions)
  document
    .createScene()
    .addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)))
  return document
}

const { TRIANGLE_STRIP = 5, TRIANGLE_FAN = 6, LINES = 1 } = Primitive.Mode

describe('triangles', () => {
  it.each([
    [
      'a strip',
      TRIANGLE_STRIP,
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    ],
    [
      'a fan',
      TRIANGLE_FAN,
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ],
  ])('of %s all face the same side', (_, mode, corners) => {
    const model = meshesOf(square(mode, corners), new Map())
    if (!model.ok) throw new Error(model.detail)
    const [mesh] = model.value.meshes
    expect(model.value.triangles).toBe(2)
    // Adding zero turns a negative zero into zero.
    expect([...(mesh?.normals ?? [])].map((number) => number + 0)).toEqual(
      Array.from({ length: 6 }, () => [0, 0, 1]).flat(),
    )
  })

  it('are none for lines', () => {
    const lines = square(LINES, [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ])
    expect(meshesOf(lines, new Map())).toMatchObject({ ok: false, code: 'file-no-geometry' })
  })
})
