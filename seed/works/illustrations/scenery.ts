import type { Palette } from '../drawing/palettes.ts'
import { between, type Random } from '../drawing/random.ts'
import {
  circle,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rectangle,
  ridge,
  stroke,
} from '../drawing/shapes.ts'

/** Size of every composed scene. */
export const WIDTH = 1200
export const HEIGHT = 900

/** Sky with a sun or moon and its halo. */
export function sky(palette: Palette, sun: Point & { readonly radius: number }): string {
  const halo = [2.6, 1.9, 1.4].map((scale) =>
    circle(sun.x, sun.y, sun.radius * scale, palette.glow, { opacity: 0.16 }),
  )
  return (
    rectangle(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
    halo.join('') +
    circle(sun.x, sun.y, sun.radius, palette.glow)
  )
}

/** A crescent: the moon with a disc in the sky's colour over it. */
export function crescent(x: number, y: number, radius: number, fill: string): string {
  const bite = radius * 0.86
  return path(
    `M${x + radius * 0.3} ${y - radius * 0.95}A${radius} ${radius} 0 1 0 ${x + radius * 0.95} ${y + radius * 0.3}A${bite} ${bite} 0 0 1 ${x + radius * 0.3} ${y - radius * 0.95}Z`,
    fill,
  )
}

export function stars(random: Random, count: number, below: number, fill: string): string {
  return Array.from({ length: count }, () =>
    circle(between(random, 0, WIDTH), between(random, 0, below), between(random, 1, 3.2), fill, {
      opacity: between(random, 0.4, 1),
    }),
  ).join('')
}

/** A cloud with a flat base. */
export function cloud(x: number, y: number, width: number, fill: string, opacity = 1): string {
  const u = width / 10
  return path(
    `M${x} ${y}a${1.6 * u} ${1.6 * u} 0 0 1 ${0.5 * u} ${-3.1 * u}a${2.4 * u} ${2.4 * u} 0 0 1 ${4.4 * u} ${-0.9 * u}a${1.8 * u} ${1.8 * u} 0 0 1 ${3 * u} ${1.4 * u}a${1.35 * u} ${1.35 * u} 0 0 1 ${0.6 * u} ${2.6 * u}Z`,
    fill,
    { opacity },
  )
}

/** A smooth chain of hills across the whole width. */
export function hills(random: Random, base: number, swing: number, fill: string, steps = 5): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: -40 + (index * (WIDTH + 80)) / steps,
    y: base + between(random, -swing, swing),
  }))
  return ridge(points, HEIGHT, fill)
}

/** A pointed mountain with a lit and a shaded side and optional snow. */
export function mountain(
  peak: Point,
  halfWidth: number,
  floor: number,
  colours: { readonly lit: string; readonly shade: string; readonly snow?: string | undefined },
): string {
  const height = floor - peak.y
  const left = { x: peak.x - halfWidth, y: floor }
  const right = { x: peak.x + halfWidth, y: floor }
  const fold = { x: peak.x + halfWidth * 0.12, y: peak.y + height * 0.45 }
  const foot = { x: peak.x - halfWidth * 0.08, y: floor }
  const body = polygon([left, peak, right], colours.lit) + polygon([peak, right, foot, fold], colours.shade)
  if (!colours.snow) return body
  const down = (share: number, side: number) => ({
    x: peak.x + side * halfWidth * share,
    y: peak.y + height * share,
  })
  const cap = polygon(
    [
      peak,
      down(0.26, 1),
      { x: peak.x + halfWidth * 0.12, y: peak.y + height * 0.2 },
      { x: peak.x + halfWidth * 0.02, y: peak.y + height * 0.32 },
      { x: peak.x - halfWidth * 0.1, y: peak.y + height * 0.2 },
      down(0.24, -1),
    ],
    colours.snow,
  )
  return body + cap
}

/** A fir of three tiers. */
export function fir(x: number, foot: number, height: number, fill: string, shade: string): string {
  const half = height * 0.24
  const tiers = [0, 0.24, 0.48].map((drop, index) => {
    const top = foot - height + height * drop
    const wide = half * (0.62 + index * 0.19)
    const bottom = top + height * 0.42
    return (
      polygon(
        [
          { x, y: top },
          { x: x + wide, y: bottom },
          { x: x - wide, y: bottom },
        ],
        fill,
      ) +
      polygon(
        [
          { x, y: top },
          { x: x + wide, y: bottom },
          { x, y: bottom },
        ],
        shade,
        { opacity: 0.5 },
      )
    )
  })
  return (
    rectangle(x - height * 0.03, foot - height * 0.14, height * 0.06, height * 0.14, shade) +
    tiers.reverse().join('')
  )
}

export function tree(x: number, foot: number, height: number, leaf: string, trunk: string): string {
  const radius = height * 0.32
  return (
    path(
      `M${x - height * 0.03} ${foot}L${x - height * 0.015} ${foot - height * 0.6}H${x + height * 0.015}L${x + height * 0.03} ${foot}Z`,
      trunk,
    ) +
    ellipse(x, foot - height * 0.66, radius, radius * 1.1, leaf) +
    path(
      `M${x} ${foot - height * 0.66 - radius * 1.1}A${radius} ${radius * 1.1} 0 0 1 ${x} ${foot - height * 0.66 + radius * 1.1}Z`,
      trunk,
      { opacity: 0.16 },
    )
  )
}

/** A leaning palm. */
export function palm(x: number, foot: number, height: number, leaf: string, trunk: string): string {
  const lean = height * 0.22
  const top = { x: x + lean, y: foot - height }
  const fronds = [-160, -125, -75, -35, 5, 40].map((angle) =>
    group(
      `translate(${top.x} ${top.y}) rotate(${angle})`,
      path(
        `M0 0Q${height * 0.24} ${-height * 0.16} ${height * 0.46} ${height * 0.04}Q${height * 0.22} ${-height * 0.02} 0 0Z`,
        leaf,
      ),
    ),
  )
  const stem = stroke(
    `M${x} ${foot}Q${x + lean * 0.2} ${foot - height * 0.6} ${top.x} ${top.y}`,
    trunk,
    height * 0.045,
  )
  return stem + fronds.join('')
}

/** A saguaro with two arms. */
export function cactus(x: number, foot: number, height: number, fill: string, shade: string): string {
  const w = height * 0.17
  const arm = (side: number, at: number, up: number) =>
    stroke(
      `M${x} ${foot - height * at}h${side * w * 1.25}q${side * w * 0.45} 0 ${side * w * 0.45} ${-w * 0.5}v${-height * up}`,
      fill,
      w * 0.72,
    )
  const rib = stroke(`M${x + w * 0.18} ${foot - height * 0.95}V${foot - 6}`, shade, w * 0.1, { opacity: 0.5 })
  return arm(-1, 0.42, 0.2) + arm(1, 0.54, 0.16) + stroke(`M${x} ${foot}V${foot - height}`, fill, w) + rib
}

/** Water to the bottom edge with bands of reflected light. */
export function water(random: Random, from: number, palette: Palette, light: string): string {
  const bands = Array.from({ length: 16 }, (_, index) => {
    const y = from + 16 + index * index * 1.25 + index * 6
    const width = between(random, 60, 240)
    return rectangle(between(random, -40, WIDTH - 40), y, width, 3 + index * 0.35, light, {
      rx: 3,
      opacity: 0.42,
    })
  })
  return (
    rectangle(0, from, WIDTH, HEIGHT - from, palette.near) +
    rectangle(0, from, WIDTH, 4, light, { opacity: 0.5 }) +
    bands.join('')
  )
}
