import { type Panorama, sample } from './panorama.ts'

/** An image of linear light with three floats per pixel. */
export interface View {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

/** Resolution of the computation: the panoramas have no finer detail. */
const WIDTH = 400
const HEIGHT = 300
const RADIANS = Math.PI / 180

/** A wide-angle view: 96 degrees across, with the horizon slightly above the centre. */
export function wideView(panorama: Panorama, yaw: number): View {
  return perspective(panorama, { yaw, pitch: 4, across: 96 })
}

/** The whole sphere in stereographic projection: the ground in the centre, the sky around it. */
export function planetView(panorama: Panorama): View {
  const scale = HEIGHT / 3.4
  return draw((x, y) => {
    const right = (x - WIDTH / 2) / scale
    const down = (y - HEIGHT / 2) / scale
    const fromNadir = 2 * Math.atan(Math.hypot(right, down) / 1.15)
    return [Math.atan2(right, -down), fromNadir - Math.PI / 2]
  }, panorama)
}

/** A strongly defocused view: each light becomes a disc, as with a wide aperture. */
export function defocusedView(panorama: Panorama, yaw: number): View {
  return spread(perspective(panorama, { yaw, pitch: 8, across: 74 }), 11)
}

interface Camera {
  readonly yaw: number
  readonly pitch: number
  /** Horizontal angle of view in degrees. */
  readonly across: number
}

function perspective(panorama: Panorama, { yaw, pitch, across }: Camera): View {
  const focal = WIDTH / 2 / Math.tan((across / 2) * RADIANS)
  const [sin, cos] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)]
  return draw((x, y) => {
    const right = (x - WIDTH / 2) / focal
    const up = (HEIGHT / 2 - y) / focal
    const forward = cos - up * sin
    const height = up * cos + sin
    return [
      turned(yaw * RADIANS + Math.atan2(right, forward)),
      Math.atan2(height, Math.hypot(right, forward)),
    ]
  }, panorama)
}

type Direction = (x: number, y: number) => readonly [longitude: number, latitude: number]

function draw(direction: Direction, panorama: Panorama): View {
  const light = new Float32Array(WIDTH * HEIGHT * 3)
  const pixel = new Float32Array(3)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [longitude, latitude] = direction(x + 0.5, y + 0.5)
      sample(panorama, longitude, latitude, pixel)
      light.set(pixel, (y * WIDTH + x) * 3)
    }
  }
  return { width: WIDTH, height: HEIGHT, light }
}

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
