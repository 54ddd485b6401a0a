import { PITCH_COS, PITCH_SIN } from './camera.ts'

/**
 * A lit point of a surface. Directions have length 1 in the room's axes: x right, y up, z towards the viewer.
 */
export interface Surface {
  red: number
  green: number
  blue: number
  metallic: number
  roughness: number
  normalX: number
  normalY: number
  normalZ: number
}

/**
 * The linear light that a surface reflects to the viewer in a studio: a large soft light from the upper left,
 * a fill from the right, a rim from behind, and a bright room that metal reflects. Written into `light`.
 */
export function shade(surface: Surface, light: Float64Array): void {
  const { normalX, normalY, normalZ, metallic } = surface
  const roughness = Math.max(0.08, surface.roughness)
  const facing = Math.max(0.02, normalY * EYE_Y + normalZ * EYE_Z)
  const body = 1 - metallic
  // Dielectrics reflect 4 %, metals in their own colour.
  const mirror = [
    0.04 * body + surface.red * metallic,
    0.04 * body + surface.green * metallic,
    0.04 * body + surface.blue * metallic,
  ] as const
  const glancing = (1 - facing) ** 5 * (1 - roughness * 0.75)

  const sky = 0.5 + 0.5 * normalY
  let diffuse = AMBIENT_LOW + (AMBIENT_HIGH - AMBIENT_LOW) * sky
  let highlight = 0
  for (const lamp of LAMPS) {
    const incidence = normalX * lamp.x + normalY * lamp.y + normalZ * lamp.z
    if (incidence <= 0) continue
    diffuse += incidence * lamp.power
    highlight += highlightOf(surface, lamp, roughness, incidence, facing)
  }
  const room = roomLight(surface, roughness, facing)
  const albedo = [surface.red, surface.green, surface.blue] as const
  for (const channel of [0, 1, 2] as const) {
    const reflected = mirror[channel] + (1 - mirror[channel]) * glancing
    light[channel] = albedo[channel] * body * diffuse + reflected * (room + highlight)
  }
}

const EYE_Y = PITCH_SIN
const EYE_Z = PITCH_COS
const AMBIENT_LOW = 0.34
const AMBIENT_HIGH = 0.62

interface Lamp {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly power: number
}

const LAMPS: readonly Lamp[] = [
  lamp([-0.55, 0.85, 0.75], 0.62),
  lamp([0.9, 0.25, 0.55], 0.2),
  lamp([0.35, 0.55, -0.9], 0.3),
]

function lamp([x, y, z]: readonly [number, number, number], power: number): Lamp {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length, power }
}

/** The microfacet highlight (GGX) of one lamp, before it is multiplied by the reflected colour. */
function highlightOf(
  { normalX, normalY, normalZ }: Surface,
  { x, y, z, power }: Lamp,
  roughness: number,
  incidence: number,
  facing: number,
): number {
  const [hx, hy, hz] = [x, y + EYE_Y, z + EYE_Z]
  const length = Math.hypot(hx, hy, hz)
  const half = (normalX * hx + normalY * hy + normalZ * hz) / length
  const alpha = roughness ** 4
  const spread = half * half * (alpha - 1) + 1
  const distribution = alpha / (Math.PI * spread * spread)
  const k = roughness * roughness * 0.5
  const masking = 1 / ((incidence * (1 - k) + k) * (facing * (1 - k) + k) * 4)
  return Math.min(8, distribution * masking * incidence * power * 2.2)
}

/** The room's light in the direction of reflection, blurred by roughness. */
function roomLight({ normalX, normalY }: Surface, roughness: number, facing: number): number {
  const reflectedX = 2 * facing * normalX
  const reflectedY = 2 * facing * normalY - EYE_Y
  const sharpness = 1 / (0.12 + roughness * 0.9)
  const horizon = 1 / (1 + Math.exp(-reflectedY * 4 * sharpness))
  const softbox = Math.exp(-((reflectedX + 0.45) ** 2 + (reflectedY - 0.62) ** 2) * 3 * sharpness)
  const strip = Math.exp(-((reflectedX - 0.8) ** 2) * 8 * sharpness) * 0.5
  return 0.22 + 0.62 * horizon + (1.2 * softbox + strip) * (1 - roughness * 0.7)
}
