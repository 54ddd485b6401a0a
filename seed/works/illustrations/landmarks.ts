import type { Palette } from '../drawing/palettes.ts'
import { circle, path, polygon, rectangle, stroke } from '../drawing/shapes.ts'
import { STREET_LEVEL } from './skyline.ts'

/** The landmark of a city. */
export type Landmark = 'none' | 'wheel' | 'bridge' | 'dome' | 'mast' | 'clock' | 'crane'

/** Draws a landmark behind the skyline, except a bridge, which is drawn with its river. */
export function landmark(kind: Landmark, p: Palette): string {
  switch (kind) {
    case 'wheel':
      return wheel(p, 830, 430, 220)
    case 'mast':
      return (
        polygon(
          [
            { x: 716, y: STREET_LEVEL },
            { x: 752, y: 150 },
            { x: 788, y: STREET_LEVEL },
          ],
          p.near,
        ) +
        circle(752, 300, 34, p.near) +
        rectangle(722, 292, 60, 14, p.accent, { rx: 7 }) +
        rectangle(749, 90, 6, 80, p.near) +
        circle(752, 88, 7, p.accent)
      )
    case 'dome':
      return (
        path(`M430 ${STREET_LEVEL}V470Q430 300 600 296Q770 300 770 470V${STREET_LEVEL}Z`, p.near) +
        path(`M600 296Q770 300 770 470V${STREET_LEVEL}H600Z`, p.ink, { opacity: 0.12 }) +
        rectangle(572, 230, 56, 70, p.near, { rx: 6 }) +
        path('M566 232Q600 176 634 232Z', p.accent) +
        rectangle(597, 150, 6, 50, p.accent) +
        [480, 560, 640, 720]
          .map((x) => rectangle(x - 14, 500, 28, 90, p.second, { rx: 14, opacity: 0.9 }))
          .join('')
      )
    case 'clock':
      return (
        rectangle(548, 270, 104, STREET_LEVEL - 270, p.near) +
        rectangle(600, 270, 52, STREET_LEVEL - 270, p.ink, { opacity: 0.14 }) +
        polygon(
          [
            { x: 534, y: 272 },
            { x: 600, y: 120 },
            { x: 666, y: 272 },
          ],
          p.accent,
        ) +
        circle(600, 338, 38, p.paper) +
        stroke('M600 338V312M600 338L618 348', p.ink, 6)
      )
    case 'crane':
      return [300, 560]
        .map(
          (x) =>
            stroke(
              `M${x} ${STREET_LEVEL}V300M${x - 150} 360L${x} 300L${x + 230} 360H${x - 150}M${x - 34} ${STREET_LEVEL}L${x} 380L${x + 34} ${STREET_LEVEL}`,
              p.accent,
              12,
            ) +
            stroke(`M${x + 180} 360V500`, p.ink, 4) +
            rectangle(x + 140, 500, 84, 54, p.second, { rx: 4 }),
        )
        .join('')
    case 'bridge':
    case 'none':
      return ''
  }
}

function wheel(p: Palette, x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
  const cabins = spokes.map((at, index) => circle(at.x, at.y, 19, index % 2 === 0 ? p.accent : p.second))
  return (
    stroke(spokes.map((at) => `M${x} ${y}L${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join(''), p.near, 4) +
    circle(x, y, radius, 'none', { stroke: p.near, 'stroke-width': 10 }) +
    circle(x, y, radius * 0.72, 'none', { stroke: p.near, 'stroke-width': 4 }) +
    stroke(`M${x - 96} ${STREET_LEVEL}L${x} ${y}L${x + 96} ${STREET_LEVEL}`, p.ink, 14) +
    circle(x, y, 22, p.ink) +
    cabins.join('')
  )
}
