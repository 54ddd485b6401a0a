import type { Material } from '#media/pipeline/model/model.ts'
import type { NamedMaterial } from './materials.ts'
import { number, vector } from './values.ts'

/** A material in `UsdPreviewSurface`, whose colours are linear light like those of glTF. */
export function surfaceOf({ name, material, file }: NamedMaterial): string {
  const path = `/Model/Materials/${name}`
  const lines = [...colourLines(material, file, path), ...constantLines(material)]
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/surface.outputs:surface>

            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${lines.map((line) => `                ${line}`).join('\n')}
                token outputs:surface
            }
${file === null ? '' : textureShaders(material, file, path)}        }`
}

function colourLines({ baseColour, alpha }: Material, file: string | null, path: string): readonly string[] {
  const [red, green, blue, opacity] = baseColour
  const isOpaque = alpha === 'opaque'
  if (file === null)
    return [
      `color3f inputs:diffuseColor = ${vector([red, green, blue])}`,
      `float inputs:opacity = ${number(isOpaque ? 1 : opacity)}`,
    ]
  return [
    `color3f inputs:diffuseColor.connect = <${path}/texture.outputs:rgb>`,
    isOpaque ? 'float inputs:opacity = 1' : `float inputs:opacity.connect = <${path}/texture.outputs:a>`,
  ]
}

function constantLines({ emissive, metallic, roughness, alpha, alphaCutoff }: Material): readonly string[] {
  return [
    `color3f inputs:emissiveColor = ${vector(emissive)}`,
    `float inputs:metallic = ${number(metallic)}`,
    `float inputs:roughness = ${number(roughness)}`,
    `float inputs:opacityThreshold = ${number(alpha === 'mask' ? alphaCutoff : 0)}`,
    'int inputs:useSpecularWorkflow = 0',
  ]
}

/** The base colour multiplies the texture. */
function textureShaders({ baseColour }: Material, file: string, path: string): string {
  return `
            def Shader "coordinates"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "texture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${file}@
                float4 inputs:scale = ${vector(baseColour)}
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${path}/coordinates.outputs:result>
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"
                float outputs:a
                float3 outputs:rgb
            }
`
}
