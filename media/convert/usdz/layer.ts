import type { Credit } from '#media/attribution/credit.ts'
import type { Mesh } from '#media/pipeline/model/model.ts'
import type { NamedMaterial } from './materials.ts'
import { surfaceOf } from './surface.ts'
import { integers, quoted, vectors } from './values.ts'

/** A layer in the text format of USD: the meshes, and their materials as `UsdPreviewSurface`. */
export function layerOf(
  meshes: readonly Mesh[],
  materials: readonly NamedMaterial[],
  credit: Credit | null,
): string {
  return [
    headOf(credit),
    'def Xform "Model" (\n    kind = "component"\n)\n{',
    ...meshes.map((mesh, index) => meshOf(mesh, index + 1, materials[index]?.name ?? '')),
    '    def Scope "Materials"\n    {',
    ...[...new Set(materials)].map(surfaceOf),
    '    }\n}\n',
  ].join('\n')
}

/** glTF is in metres with y up. */
function headOf(credit: Credit | null): string {
  const facts =
    credit === null
      ? ''
      : `    customLayerData = {
        string credit = ${quoted(credit.line)}
        string licence = ${quoted(credit.licence)}
        string source = ${quoted(credit.source)}
    }
    doc = ${quoted(`${credit.line} ${credit.licence} ${credit.source}`)}
`
  return `#usda 1.0\n(\n${facts}    defaultPrim = "Model"\n    metersPerUnit = 1\n    upAxis = "Y"\n)\n`
}

function meshOf(mesh: Mesh, number: number, material: string): string {
  const { positions, normals, uvs, indices } = mesh
  const counts = new Uint32Array(indices.length / 3).fill(3)
  const coordinates =
    uvs === null
      ? ''
      : `        texCoord2f[] primvars:st = ${vectors(upwards(uvs), 2)} (\n            interpolation = "vertex"\n        )\n`
  return `    def Mesh "part_${number}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = ${mesh.material.doubleSided ? 1 : 0}
        int[] faceVertexCounts = ${integers(counts)}
        int[] faceVertexIndices = ${integers(indices)}
        rel material:binding = </Model/Materials/${material}>
        normal3f[] normals = ${vectors(normals, 3)} (
            interpolation = "vertex"
        )
        point3f[] points = ${vectors(positions, 3)}
${coordinates}        uniform token subdivisionScheme = "none"
    }`
}

/** Texture coordinates of glTF begin at the top, those of USD at the bottom. */
function upwards(uvs: Float32Array): Float32Array {
  return uvs.map((value, index) => (index % 2 === 1 ? 1 - value : value))
}
