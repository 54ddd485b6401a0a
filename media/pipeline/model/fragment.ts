import { type Camera, PITCH_COS, PITCH_SIN } from './camera.ts'
import type { Mesh, Texture } from './model.ts'
import { type Surface, shade } from './shade.ts'
import { LINEAR_OF_BYTE, toneMap } from './tone.ts'

/** Computes the colour of one point of a mesh: linear red, green, blue and alpha, written into `colour`. */
export function createShader(mesh: Mesh, camera: Camera) {
  const { material, indices, normals, uvs, colours } = mesh
  const texel = new Float64Array(4)
  const surface: Surface = {
    red: 0,
    green: 0,
    blue: 0,
    metallic: material.metallic,
    roughness: material.roughness,
    normalX: 0,
    normalY: 0,
    normalZ: 1,
  }

  return (corner: number, u: number, v: number, colour: Float64Array): void => {
    const a = indices[corner] ?? 0
    const b = indices[corner + 1] ?? 0
    const c = indices[corner + 2] ?? 0
    const w = 1 - u - v
    const mix = (source: Float32Array, width: number, part: number) =>
      (source[a * width + part] ?? 0) * u +
      (source[b * width + part] ?? 0) * v +
      (source[c * width + part] ?? 0) * w

    let [red, green, blue, alpha] = material.baseColour
    if (material.texture && uvs) {
      sample(material.texture, mix(uvs, 2, 0), mix(uvs, 2, 1), texel)
      red *= texel[0] ?? 0
      green *= texel[1] ?? 0
      blue *= texel[2] ?? 0
      alpha *= texel[3] ?? 1
    }
    if (colours) {
      red *= mix(colours, 4, 0)
      green *= mix(colours, 4, 1)
      blue *= mix(colours, 4, 2)
      alpha *= mix(colours, 4, 3)
    }
    colour[3] = opacityOf(material, alpha)
    if (material.unlit) {
      colour[0] = red
      colour[1] = green
      colour[2] = blue
      return
    }
    surface.red = red
    surface.green = green
    surface.blue = blue
    turnNormal(surface, camera, mix(normals, 3, 0), mix(normals, 3, 1), mix(normals, 3, 2))
    shade(surface, colour)
    for (const channel of [0, 1, 2] as const)
      colour[channel] = (colour[channel] ?? 0) + material.emissive[channel]
    toneMap(colour)
  }
}

function opacityOf({ alpha, alphaCutoff }: Mesh['material'], value: number): number {
  if (alpha === 'opaque') return 1
  return alpha === 'blend' ? value : value >= alphaCutoff ? 1 : 0
}

/** Rotates a normal into the room's axes, towards the viewer: the back of a surface is lit like its front. */
function turnNormal(surface: Surface, { cos, sin }: Camera, x: number, y: number, z: number): void {
  const length = Math.hypot(x, y, z) || 1
  const turnedX = (cos * x + sin * z) / length
  const turnedZ = (-sin * x + cos * z) / length
  const upright = y / length
  const side = upright * PITCH_SIN + turnedZ * PITCH_COS < 0 ? -1 : 1
  surface.normalX = turnedX * side
  surface.normalY = upright * side
  surface.normalZ = turnedZ * side
}

/** Interpolates the four nearest texels; outside of 0 to 1 the texture repeats. */
function sample({ width, height, data }: Texture, u: number, v: number, texel: Float64Array): void {
  const x = (u - Math.floor(u)) * width - 0.5
  const y = (v - Math.floor(v)) * height - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  texel.fill(0)
  for (let dy = 0; dy < 2; dy += 1) {
    for (let dx = 0; dx < 2; dx += 1) {
      const weight = (dx ? x - left : 1 - x + left) * (dy ? y - top : 1 - y + top)
      const at = (((top + dy + height) % height) * width + ((left + dx + width) % width)) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        texel[channel] = (texel[channel] ?? 0) + weight * (LINEAR_OF_BYTE[data[at + channel] ?? 0] ?? 0)
      }
      texel[3] = (texel[3] ?? 0) + (weight * (data[at + 3] ?? 255)) / 255
    }
  }
}
