import type { Palette } from '../drawing/palettes.ts'
import { between, type Random } from '../drawing/random.ts'
import { circle, ellipse, group, path, polygon, rectangle, stroke } from '../drawing/shapes.ts'
import { WIDTH } from './scenery.ts'

export function boat(p: Palette, x: number, y: number): string {
  return (
    path(`M${x - 90} ${y}H${x + 90}L${x + 62} ${y + 34}H${x - 66}Z`, p.ink) +
    path(`M${x - 6} ${y - 12}V${y - 170}Q${x + 90} ${y - 90} ${x + 78} ${y - 12}Z`, p.paper) +
    path(`M${x - 16} ${y - 12}V${y - 140}Q${x - 70} ${y - 70} ${x - 72} ${y - 12}Z`, p.accent) +
    stroke(`M${x - 11} ${y}V${y - 176}`, p.ink, 5)
  )
}

export function lighthouse(p: Palette, x: number, foot: number): string {
  return (
    polygon(
      [
        { x: x + 12, y: foot - 250 },
        { x: 1200, y: foot - 360 },
        { x: 1200, y: foot - 180 },
      ],
      p.glow,
      { opacity: 0.35 },
    ) +
    polygon(
      [
        { x: x - 44, y: foot + 12 },
        { x: x - 26, y: foot - 216 },
        { x: x + 26, y: foot - 216 },
        { x: x + 44, y: foot + 12 },
      ],
      p.paper,
    ) +
    polygon(
      [
        { x: x - 39, y: foot - 50 },
        { x: x - 34, y: foot - 110 },
        { x: x + 34, y: foot - 110 },
        { x: x + 39, y: foot - 50 },
      ],
      p.accent,
    ) +
    polygon(
      [
        { x: x - 30, y: foot - 160 },
        { x: x - 26, y: foot - 216 },
        { x: x + 26, y: foot - 216 },
        { x: x + 30, y: foot - 160 },
      ],
      p.accent,
    ) +
    rectangle(x - 36, foot - 228, 72, 12, p.ink, { rx: 3 }) +
    rectangle(x - 20, foot - 272, 40, 44, p.second) +
    path(`M${x - 32} ${foot - 272}Q${x} ${foot - 330} ${x + 32} ${foot - 272}Z`, p.ink) +
    path(`M${x} ${foot - 216}H${x + 26}L${x + 44} ${foot + 12}H${x}Z`, p.ink, { opacity: 0.14 })
  )
}

export function parasol(p: Palette, x: number, y: number): string {
  return group(
    `rotate(12 ${x} ${y})`,
    stroke(`M${x} ${y}V${y - 190}`, p.ink, 7),
    path(`M${x - 150} ${y - 150}Q${x} ${y - 310} ${x + 150} ${y - 150}Z`, p.accent),
    path(`M${x - 52} ${y - 150}Q${x} ${y - 330} ${x + 52} ${y - 150}Z`, p.paper),
  )
}

export function flower(x: number, foot: number, height: number, petal: string, stem: string): string {
  const petals = [0, 72, 144, 216, 288].map((angle) =>
    group(
      `translate(${x} ${foot - height}) rotate(${angle})`,
      ellipse(0, -height * 0.16, height * 0.11, height * 0.17, petal),
    ),
  )
  return (
    stroke(`M${x} ${foot}V${foot - height}`, stem, 4) +
    path(
      `M${x} ${foot - height * 0.3}q${height * 0.3} ${-height * 0.04} ${height * 0.34} ${-height * 0.3}q${-height * 0.3} 0 ${-height * 0.34} ${height * 0.3}Z`,
      stem,
    ) +
    petals.join('') +
    circle(x, foot - height, height * 0.1, '#ffd166')
  )
}

export function campfire(p: Palette, x: number, y: number): string {
  return (
    circle(x, y - 40, 130, p.second, { opacity: 0.16 }) +
    path(
      `M${x} ${y - 130}Q${x + 60} ${y - 60} ${x + 40} ${y - 16}Q${x} ${y + 12} ${x - 40} ${y - 16}Q${x - 56} ${y - 70} ${x} ${y - 130}Z`,
      p.second,
    ) +
    path(
      `M${x + 2} ${y - 80}Q${x + 30} ${y - 40} ${x + 18} ${y - 14}Q${x} ${y} ${x - 18} ${y - 14}Q${x - 26} ${y - 44} ${x + 2} ${y - 80}Z`,
      '#ff7a59',
    ) +
    stroke(`M${x - 60} ${y + 6}L${x + 60} ${y - 14}M${x + 60} ${y + 6}L${x - 60} ${y - 14}`, '#6b3f3a', 14)
  )
}

export function cabin(p: Palette, x: number, foot: number): string {
  return (
    rectangle(x - 110, foot - 130, 220, 140, p.ink) +
    polygon(
      [
        { x: x - 140, y: foot - 120 },
        { x, y: foot - 240 },
        { x: x + 140, y: foot - 120 },
      ],
      p.accent,
    ) +
    path(
      `M${x - 140} ${foot - 120}L${x} ${foot - 240}L${x + 140} ${foot - 120}L${x + 118} ${foot - 120}L${x} ${foot - 214}L${x - 118} ${foot - 120}Z`,
      p.paper,
    ) +
    rectangle(x - 80, foot - 92, 54, 50, '#ffd166', { rx: 4 }) +
    rectangle(x + 14, foot - 100, 60, 110, p.near, { rx: 4 }) +
    rectangle(x + 60, foot - 236, 28, 70, p.ink)
  )
}

export function drop(random: Random, p: Palette): string {
  const x = between(random, 60, WIDTH - 60)
  const y = between(random, 400, 720)
  return stroke(`M${x} ${y}l-12 34`, p.paper, 4, { opacity: between(random, 0.35, 0.8) })
}
