import { type Panorama, sample } from './panorama.ts'

/** An image of linear light with three floats per pixel. */
export interface View {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Sizes of the computation, about twice as fine as the panoramas; photos are rendered larger. */
const LANDSCAPE: Size = { width: 420, height: 280 }
const SQUARISH: Size = { width: 400, height: 300 }

/**
 * The crops of natural views. All look straight ahead, so that the horizon and upright lines stay straight; the lens is
 * shifted upwards instead of turned, to show more sky than ground.
 */
const CROPS = {
  landscape: { ...LANDSCAPE, projection: 'flat', across: 92, shift: 0.1 },
  portrait: { width: 300, height: 375, projection: 'flat', across: 66, shift: 0.32 },
  panorama: { width: 600, height: 240, projection: 'cylinder', across: 165, shift: 0.12 },
} as const satisfies Record<string, Size & Omit<Camera, 'yaw'> & { projection: 'flat' | 'cylinder' }>

export type Crop = keyof typeof CROPS

/** A natural view in a direction, with a straight horizon. */
export function naturalView(panorama: Panorama, crop: Crop, yaw: number): View {
  const { projection, ...camera } = CROPS[crop]
  return projection === 'flat'
    ? perspective(panorama, { ...camera, yaw })
    : cylinder(panorama, { ...camera, yaw })
}

/** The whole sphere in stereographic projection: the ground in the centre, the sky around it. */
export function planetView(panorama: Panorama): View {
  const { width, height } = SQUARISH
  const scale = height / 3.4
  return draw(SQUARISH, panorama, (x, y) => {
    const right = (x - width / 2) / scale
    const down = (y - height / 2) / scale
    const fromNadir = 2 * Math.atan(Math.hypot(right, down) / 1.15)
    return [Math.atan2(right, -down), fromNadir - Math.PI / 2]
  })
}

/** A strongly defocused view: each light becomes a disc, as with a wide aperture. */
export function defocusedView(panorama: Panorama, yaw: number): View {
  return spread(perspective(panorama, { ...SQUARISH, yaw, across: 74, shift: 0.14 }), 11)
}

interface Camera {
  readonly yaw: number
  /** Horizontal angle of view in degrees. */
  readonly across: number
  /** How far the middle of the picture is above the horizon, as the tangent of its height. */
  readonly shift: number
}

/** As a lens draws: straight lines stay straight. */
function perspective(panorama: Panorama, { yaw, across, shift, width, height }: Camera & Size): View {
  const focal = width / 2 / Math.tan((across / 2) * RADIANS)
  return draw({ width, height }, panorama, (x, y) => {
    const right = (x - width / 2) / focal
    const up = (height / 2 - y) / focal + shift
    return [turned(yaw * RADIANS + Math.atan(right)), Math.atan2(up, Math.hypot(right, 1))]
  })
}

/** As a panoramic camera draws: upright lines and the horizon stay straight at any angle of view. */
function cylinder(panorama: Panorama, { yaw, across, shift, width, height }: Camera & Size): View {
  const perPixel = (across * RADIANS) / width
  return draw({ width, height }, panorama, (x, y) => [
    turned(yaw * RADIANS + (x - width / 2) * perPixel),
    Math.atan((height / 2 - y) * perPixel + shift),
  ])
}

type Direction = (x: number, y: number) => readonly [longitude: number, latitude: number]

function draw({ width, height }: Size, panorama: Panorama, direction: Direction): View {
  const light = new Float32Array(width * height * 3)
  const pixel = new Float32Array(3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [longitude, latitude] = direction(x + 0.5, y + 0.5)
      sample(panorama, longitude, latitude, pixel)
      light.set(pixel, (y * width + x) * 3)
    }
  }
  return { width, height, light }
}

const RADIANS = Math.PI / 180

/** Normalises an angle to one turn. */
function turned(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}

/** Points that fill a disc evenly, arranged as a sunflower spiral. */
const DISC_POINTS = 56

/** Averages linear light over a disc with a radius in pixels. */
function spread({ width, height, light }: View, radius: number): View {
  const points = Array.from({ length: DISC_POINTS }, (_, index) => {
    const angle = index * 2.399963
    const distance = radius * Math.sqrt((index + 0.5) / DISC_POINTS)
    return { x: Math.round(distance * Math.cos(angle)), y: Math.round(distance * Math.sin(angle)) }
  })
  const out = new Float32Array(light.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [red, green, blue] = [0, 0, 0]
      for (const point of points) {
        const column = Math.min(width - 1, Math.max(0, x + point.x))
        const from = (Math.min(height - 1, Math.max(0, y + point.y)) * width + column) * 3
        red += light[from] ?? 0
        green += light[from + 1] ?? 0
        blue += light[from + 2] ?? 0
      }
      out.set([red / DISC_POINTS, green / DISC_POINTS, blue / DISC_POINTS], (y * width + x) * 3)
    }
  }
  return { width, height, light: out }
}
