import { between, type Random } from '../drawing/random.ts'
import { path, polygon, rectangle } from '../drawing/shapes.ts'
import { WIDTH } from './scenery.ts'

interface Skyline {
  readonly height: number
  readonly fill: string
  readonly windows: string | null
  readonly gables: boolean
  readonly width: number
}

/** A row of houses or towers across the whole width, standing at street level. */
export function skyline(random: Random, { height, fill, windows, gables, width }: Skyline): string {
  const buildings: string[] = []
  for (let x = -between(random, 0, width); x < WIDTH; ) {
    const wide = width * between(random, 0.75, 1.3)
    buildings.push(
      building(random, { x, wide, high: height * between(random, 0.55, 1), fill, windows, gables }),
    )
    x += wide + (random() < 0.25 ? between(random, 6, 22) : 0)
  }
  return buildings.join('')
}

interface Building {
  readonly x: number
  readonly wide: number
  readonly high: number
  readonly fill: string
  readonly windows: string | null
  readonly gables: boolean
}

function building(random: Random, { x, wide, high, fill, windows, gables }: Building): string {
  const top = STREET_LEVEL - high
  const roof = gables
    ? polygon(
        [
          { x: x - 6, y: top },
          { x: x + wide / 2, y: top - wide * 0.55 },
          { x: x + wide + 6, y: top },
        ],
        fill,
      ) + rectangle(x + wide * 0.68, top - wide * 0.5, wide * 0.12, wide * 0.4, fill)
    : towerTop(random, x, wide, top, fill)
  const shade = rectangle(x + wide * 0.62, top, wide * 0.38, high + 10, '#000000', { opacity: 0.07 })
  return (
    roof +
    rectangle(x, top, wide, high + 10, fill) +
    shade +
    (windows ? windowsOf(random, { x, wide, top, fill: windows }) : '')
  )
}

function towerTop(random: Random, x: number, wide: number, top: number, fill: string): string {
  const kind = random()
  if (kind < 0.2)
    return polygon(
      [
        { x, y: top },
        { x, y: top - wide * 0.4 },
        { x: x + wide, y: top },
      ],
      fill,
    )
  if (kind < 0.4) return rectangle(x + wide * 0.2, top - 22, wide * 0.6, 24, fill)
  if (kind < 0.52) return path(`M${x} ${top}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top}Z`, fill)
  if (kind < 0.64) return rectangle(x + wide * 0.47, top - 56, wide * 0.06, 60, fill)
  return ''
}

function windowsOf(
  random: Random,
  { x, wide, top, fill }: { x: number; wide: number; top: number; fill: string },
): string {
  const columns = Math.max(2, Math.floor(wide / 28))
  const step = (wide - 16) / columns
  const rows = Math.floor((STREET_LEVEL - top - 24) / 34)
  const panes: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random() < 0.4) continue
      panes.push(
        rectangle(x + 8 + column * step + step * 0.22, top + 18 + row * 34, step * 0.56, 17, fill, {
          rx: 2,
          opacity: between(random, 0.45, 0.95),
        }),
      )
    }
  }
  return panes.join('')
}

/** The y coordinate of the foot of the buildings. */
export const STREET_LEVEL = 720
