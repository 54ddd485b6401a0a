import type { Palette } from '../drawing/palettes.ts'
import { randomOf } from '../drawing/random.ts'
import {
  circle,
  drawing,
  ellipse,
  gradient,
  group,
  path,
  polygon,
  rectangle,
  ridge,
  stroke,
} from '../drawing/shapes.ts'
import { cloud, fir, mountain } from '../illustrations/scenery.ts'
import type { Copy, TemplateFormat } from './formats.ts'
import { words } from './words.ts'

/** A design that adapts to any format. */
export type Layout = (format: TemplateFormat, copy: Copy, palette: Palette) => string

/** Tiles of quarter circles, discs and stripes beside large type. */
export const tiles: Layout = ({ key, width, height }, copy, p) => {
  const random = randomOf(`tiles ${key}`)
  const wide = width > height * 1.2
  const columns = wide ? 4 : width === height ? 4 : 4
  const side = wide ? height / (width > height * 2.2 ? 3 : 4) : width / columns
  const rows = wide ? Math.ceil(height / side) : Math.round((height * 0.52) / side)
  const drawn: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = wide ? width - (columns - column) * side : column * side
      const ground = [p.near, p.paper, p.second, p.accent, p.far][Math.floor(random() * 5)] ?? p.near
      const figure =
        [p.ground, p.accent, p.near, p.second].filter((colour) => colour !== ground)[
          Math.floor(random() * 3)
        ] ?? p.ground
      drawn.push(
        rectangle(x, row * side, side + 0.5, side + 0.5, ground) +
          tile(Math.floor(random() * 6), x, row * side, side, figure),
      )
    }
  }
  const box = wide
    ? { x: width * 0.06, y: height * 0.16, width: width - columns * side - width * 0.1, height: height * 0.7 }
    : {
        x: width * 0.07,
        y: rows * side + height * 0.05,
        width: width * 0.86,
        height: height - rows * side - height * 0.1,
      }
  return drawing(
    width,
    height,
    rectangle(0, 0, width, height, p.paper),
    ...drawn,
    words(copy, box, { label: p.near, headline: p.ink, line: p.ink }),
  )
}

/** Waves from the bottom below the text. */
export const waves: Layout = ({ width, height }, copy, p) => {
  const crest = (level: number, phase: number, fill: string) =>
    ridge(
      Array.from({ length: 6 }, (_, index) => ({
        x: -width * 0.05 + (index * width * 1.1) / 5,
        y: height * level + Math.sin(index * 1.7 + phase) * height * 0.05,
      })),
      height,
      fill,
    )
  const radius = Math.min(width, height) * 0.15
  const box = {
    x: width * 0.08,
    y: height * 0.12,
    width: width * 0.66,
    height: height * (width > height * 1.2 ? 0.58 : 0.4),
  }
  return drawing(
    width,
    height,
    `<defs>${gradient('ground', p.skyTop, p.skyBottom)}</defs>`,
    rectangle(0, 0, width, height, 'url(#ground)'),
    circle(width * 0.83, height * (width > height * 1.2 ? 0.34 : 0.46), radius * 1.5, p.glow, {
      opacity: 0.25,
    }),
    circle(width * 0.83, height * (width > height * 1.2 ? 0.34 : 0.46), radius, p.glow),
    crest(0.66, 0, p.far),
    crest(0.74, 1.4, p.middle),
    crest(0.82, 2.6, p.near),
    crest(0.91, 4.1, p.ground),
    words(copy, box, { label: p.ground, headline: p.ink, line: p.ink }),
  )
}

/** A mountain scene below a plain sky with the text. */
export const summit: Layout = ({ key, width, height }, copy, p) => {
  const random = randomOf(`summit ${key}`)
  const unit = Math.min(width, height)
  const floor = height * 0.93
  const trees = Array.from({ length: Math.ceil(width / (unit * 0.11)) }, (_, index) =>
    fir(
      index * unit * 0.11 + random() * unit * 0.05,
      floor + unit * 0.02,
      unit * (0.09 + random() * 0.08),
      p.ground,
      p.ink,
    ),
  )
  const box = {
    x: width * 0.08,
    y: height * 0.1,
    width: width * (width > height * 1.2 ? 0.5 : 0.84),
    height: height * 0.4,
  }
  return drawing(
    width,
    height,
    `<defs>${gradient('sky', p.skyTop, p.skyBottom)}</defs>`,
    rectangle(0, 0, width, height, 'url(#sky)'),
    circle(width * 0.72, height * 0.52, unit * 0.2, p.glow, { opacity: 0.3 }),
    circle(width * 0.72, height * 0.52, unit * 0.14, p.glow),
    cloud(width * 0.62, height * 0.3, unit * 0.22, p.paper, 0.7),
    mountain({ x: width * 0.2, y: height * 0.62 }, unit * 0.5, floor, {
      lit: p.far,
      shade: p.middle,
      snow: p.paper,
    }),
    mountain({ x: width * 0.78, y: height * 0.56 }, unit * 0.6, floor, {
      lit: p.far,
      shade: p.middle,
      snow: p.paper,
    }),
    mountain({ x: width * 0.5, y: height * (height > width ? 0.66 : 0.72) }, unit * 0.46, floor, {
      lit: p.middle,
      shade: p.near,
      snow: p.paper,
    }),
    rectangle(0, floor - unit * 0.05, width, height, p.near),
    ...trees,
    rectangle(0, floor + unit * 0.01, width, height, p.ground),
    words(copy, box, { label: p.second, headline: p.ink, line: p.ink }),
  )
}

/** A paper background, a frame, and one branch in front of a disc. */
export const botanical: Layout = ({ width, height }, copy, p) => {
  const unit = Math.min(width, height)
  const wide = width > height * 1.2
  const centre = wide
    ? { x: width * 0.76, y: height * 0.52 }
    : { x: width * 0.5, y: height * (height > width ? 0.66 : 0.72) }
  const size = wide ? height * 0.4 : height > width ? Math.min(width * 0.4, height * 0.24) : width * 0.25
  const box = wide
    ? { x: width * 0.09, y: height * 0.2, width: width * 0.44, height: height * 0.6 }
    : { x: width * 0.11, y: height * 0.1, width: width * 0.78, height: height * 0.34 }
  const margin = unit * 0.045
  return drawing(
    width,
    height,
    rectangle(0, 0, width, height, p.paper),
    `<rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" fill="none" stroke="${p.ground}" stroke-width="${Math.max(2, unit * 0.004)}"/>`,
    circle(centre.x + size * 0.12, centre.y - size * 0.06, size * 0.8, p.skyBottom),
    circle(centre.x + size * 0.4, centre.y - size * 0.42, size * 0.2, p.accent),
    branch(centre.x, centre.y + size * 0.86, size * 1.7, p.near, p.ground),
    words(copy, box, { label: p.accent, headline: p.ink, line: p.ground }),
  )
}

function branch(x: number, foot: number, length: number, leaf: string, stem: string): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const up = length * (0.16 + index * 0.095)
    const size = length * (0.24 - index * 0.014)
    const side = index % 2 === 0 ? 1 : -1
    return group(
      `translate(${x} ${foot - up}) rotate(${side * (58 - index * 3)})`,
      path(
        `M0 0C${-size * 0.34} ${-size * 0.3} ${-size * 0.28} ${-size * 0.8} 0 ${-size}C${size * 0.28} ${-size * 0.8} ${size * 0.34} ${-size * 0.3} 0 0Z`,
        index % 3 === 1 ? stem : leaf,
      ),
    )
  })
  return (
    stroke(`M${x} ${foot}V${foot - length}`, stem, length * 0.012) +
    leaves.join('') +
    ellipse(x, foot - length, length * 0.035, length * 0.07, leaf)
  )
}

function tile(kind: number, x: number, y: number, side: number, fill: string): string {
  const [right, bottom, half] = [x + side, y + side, side / 2]
  switch (kind) {
    case 0:
      return path(`M${x} ${y}H${right}A${side} ${side} 0 0 1 ${x} ${bottom}Z`, fill)
    case 1:
      return path(`M${right} ${bottom}H${x}A${side} ${side} 0 0 1 ${right} ${y}Z`, fill)
    case 2:
      return circle(x + half, y + half, side * 0.34, fill)
    case 3:
      return path(
        `M${x} ${y}A${half} ${half} 0 0 0 ${right} ${y}ZM${x} ${y + half}A${half} ${half} 0 0 0 ${right} ${y + half}Z`,
        fill,
      )
    case 4:
      return polygon(
        [
          { x, y },
          { x: right, y: bottom },
          { x, y: bottom },
        ],
        fill,
      )
    default:
      return [0, 1, 2]
        .map((index) => rectangle(x + side * (0.1 + index * 0.3), y, side * 0.15, side, fill))
        .join('')
  }
}
