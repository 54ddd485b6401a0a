import type { Palette } from '../drawing/palettes.ts'
import { between, type Random } from '../drawing/random.ts'
import { circle, ellipse, group, path, polygon, rectangle, stroke } from '../drawing/shapes.ts'

/** Simple forms of a still life. */
export type Thing =
  | 'arch'
  | 'sphere'
  | 'vase'
  | 'bottle'
  | 'stairs'
  | 'cone'
  | 'column'
  | 'bowl'
  | 'stack'
  | 'branch'
  | 'half'
  | 'ring'

/** A form with its lit left and shaded right half. */
export function drawThing(
  thing: Thing,
  x: number,
  height: number,
  fill: string,
  p: Palette,
  random: Random,
): string {
  const top = TABLE - height
  const shaded = { opacity: 0.2 }
  switch (thing) {
    case 'arch':
      return (
        path(
          `M${x - 105} ${TABLE}V${top + 105}A105 105 0 0 1 ${x + 105} ${top + 105}V${TABLE}H${x + 48}V${top + 120}A48 48 0 0 0 ${x - 48} ${top + 120}V${TABLE}Z`,
          fill,
        ) +
        path(
          `M${x + 48} ${TABLE}V${top + 120}A48 48 0 0 0 ${x - 48} ${top + 120}L${x - 24} ${top + 132}A30 30 0 0 1 ${x + 30} ${top + 140}V${TABLE}Z`,
          p.ink,
          shaded,
        )
      )
    case 'sphere':
      return (
        circle(x, TABLE - 92, 92, fill) +
        path(
          `M${x + 30} ${TABLE - 179}A92 92 0 1 1 ${x - 74} ${TABLE - 37}A110 110 0 0 0 ${x + 30} ${TABLE - 179}Z`,
          p.ink,
          shaded,
        ) +
        circle(x - 34, TABLE - 126, 16, p.paper, { opacity: 0.6 })
      )
    case 'vase':
      return (
        path(
          `M${x - 34} ${top}H${x + 34}V${top + 50}Q${x + 112} ${top + 110} ${x + 92} ${TABLE - 60}Q${x + 78} ${TABLE} ${x + 40} ${TABLE}H${x - 40}Q${x - 78} ${TABLE} ${x - 92} ${TABLE - 60}Q${x - 112} ${top + 110} ${x - 34} ${top + 50}Z`,
          fill,
        ) +
        path(
          `M${x + 12} ${top}H${x + 34}V${top + 50}Q${x + 112} ${top + 110} ${x + 92} ${TABLE - 60}Q${x + 78} ${TABLE} ${x + 40} ${TABLE}H${x + 8}Q${x + 64} ${TABLE - 120} ${x + 12} ${top + 60}Z`,
          p.ink,
          shaded,
        ) +
        rectangle(x - 46, top - 16, 92, 20, fill, { rx: 10 }) +
        stroke(`M${x - 88} ${TABLE - 110}Q${x} ${TABLE - 80} ${x + 88} ${TABLE - 110}`, p.paper, 7, {
          opacity: 0.7,
        })
      )
    case 'bottle':
      return (
        path(
          `M${x - 20} ${top - 30}H${x + 20}V${top + 80}Q${x + 62} ${top + 120} ${x + 62} ${top + 170}V${TABLE - 18}Q${x + 62} ${TABLE} ${x + 44} ${TABLE}H${x - 44}Q${x - 62} ${TABLE} ${x - 62} ${TABLE - 18}V${top + 170}Q${x - 62} ${top + 120} ${x - 20} ${top + 80}Z`,
          fill,
        ) +
        path(
          `M${x + 6} ${top - 30}H${x + 20}V${top + 80}Q${x + 62} ${top + 120} ${x + 62} ${top + 170}V${TABLE - 18}Q${x + 62} ${TABLE} ${x + 44} ${TABLE}H${x + 16}Z`,
          p.ink,
          shaded,
        ) +
        rectangle(x - 26, top - 50, 52, 30, p.ink, { rx: 6 }) +
        rectangle(x - 62, TABLE - 120, 124, 70, p.paper, { opacity: 0.85 })
      )
    case 'stairs':
      return [0, 1, 2, 3]
        .map(
          (step) =>
            rectangle(x - 120 + step * 60, TABLE - (step + 1) * 66, 60, (step + 1) * 66, fill) +
            rectangle(x - 120 + step * 60, TABLE - (step + 1) * 66, 60, 12, p.paper, { opacity: 0.45 }) +
            rectangle(x - 72 + step * 60, TABLE - (step + 1) * 66, 12, (step + 1) * 66, p.ink, {
              opacity: 0.14,
            }),
        )
        .join('')
    case 'cone':
      return (
        polygon(
          [
            { x, y: top },
            { x: x + 110, y: TABLE },
            { x: x - 110, y: TABLE },
          ],
          fill,
        ) +
        polygon(
          [
            { x, y: top },
            { x: x + 110, y: TABLE },
            { x: x + 26, y: TABLE },
          ],
          p.ink,
          shaded,
        )
      )
    case 'column':
      return (
        rectangle(x - 62, top, 124, height, fill) +
        rectangle(x + 20, top, 42, height, p.ink, shaded) +
        [-36, -8]
          .map((d) => rectangle(x + d, top + 34, 10, height - 60, p.paper, { opacity: 0.3, rx: 5 }))
          .join('') +
        rectangle(x - 82, top - 6, 164, 34, fill, { rx: 6 }) +
        rectangle(x - 86, TABLE - 28, 172, 28, fill, { rx: 6 })
      )
    case 'bowl':
      return (
        fruit(x - 52, 150, p.second, p) +
        fruit(x + 10, 172, p.accent, p) +
        fruit(x + 62, 146, p.near, p) +
        path(
          `M${x - 128} ${TABLE - 140}H${x + 128}Q${x + 118} ${TABLE} ${x + 40} ${TABLE}H${x - 40}Q${x - 118} ${TABLE} ${x - 128} ${TABLE - 140}Z`,
          fill === p.second || fill === p.accent ? p.middle : fill,
        ) +
        path(
          `M${x + 60} ${TABLE - 140}H${x + 128}Q${x + 118} ${TABLE} ${x + 40} ${TABLE}H${x + 4}Q${x + 70} ${TABLE - 40} ${x + 60} ${TABLE - 140}Z`,
          p.ink,
          shaded,
        )
      )
    case 'stack':
      return STONES.map(({ across, down, dx, up }, index) => {
        const y = TABLE - up
        const stone = [fill, p.second, p.paper, p.accent][index] ?? fill
        return (
          ellipse(x + dx, y, across, down, stone) +
          ellipse(x + 24, y + down * 0.3, across * 0.6, down * 0.6, p.ink, { opacity: 0.1 })
        )
      }).join('')
    case 'branch':
      return (
        leaves(random, x, TABLE - 150, p) +
        path(
          `M${x - 40} ${TABLE - 190}H${x + 40}L${x + 66} ${TABLE - 20}Q${x + 66} ${TABLE} ${x + 46} ${TABLE}H${x - 46}Q${x - 66} ${TABLE} ${x - 66} ${TABLE - 20}Z`,
          fill,
        ) +
        path(
          `M${x + 14} ${TABLE - 190}H${x + 40}L${x + 66} ${TABLE - 20}Q${x + 66} ${TABLE} ${x + 46} ${TABLE}H${x + 14}Z`,
          p.ink,
          shaded,
        )
      )
    case 'half':
      return (
        path(`M${x - 130} ${TABLE}A130 130 0 0 1 ${x + 130} ${TABLE}Z`, fill) +
        path(
          `M${x + 40} ${TABLE - 123}A130 130 0 0 1 ${x + 130} ${TABLE}H${x + 60}Q${x + 80} ${TABLE - 70} ${x + 40} ${TABLE - 123}Z`,
          p.ink,
          shaded,
        ) +
        path(`M${x - 70} ${TABLE}A70 70 0 0 1 ${x + 70} ${TABLE}Z`, p.paper, { opacity: 0.55 })
      )
    case 'ring':
      return (
        circle(x, TABLE - 128, 96, 'none', { stroke: fill, 'stroke-width': 62 }) +
        path(
          `M${x + 40} ${TABLE - 248}A127 127 0 0 1 ${x + 40} ${TABLE - 8}A150 150 0 0 0 ${x + 40} ${TABLE - 248}Z`,
          p.ink,
          shaded,
        )
      )
  }
}

function fruit(x: number, up: number, fill: string, p: Palette): string {
  return circle(x, TABLE - up, 46, fill) + circle(x - 14, TABLE - up - 14, 9, p.paper, { opacity: 0.6 })
}

/** A pile of four stones, the largest at the bottom. */
const STONES = [
  { across: 100, down: 40, dx: 0, up: 40 },
  { across: 82, down: 34, dx: -8, up: 112 },
  { across: 60, down: 28, dx: 10, up: 172 },
  { across: 38, down: 22, dx: 2, up: 220 },
] as const

function leaves(random: Random, x: number, foot: number, p: Palette): string {
  return [-24, -8, 10, 28]
    .map((angle, stem) => {
      const length = between(random, 250, 340)
      const along = Array.from({ length: 6 }, (_, index) => {
        const side = index % 2 === 0 ? 1 : -1
        return group(
          `translate(0 ${-length * (0.4 + index * 0.11)}) rotate(${side * 52})`,
          ellipse(0, -34, 15, 38, [p.near, p.accent, p.ground, p.middle][stem] ?? p.near),
        )
      })
      return group(
        `translate(${x} ${foot}) rotate(${angle})`,
        stroke(`M0 0V${-length}`, p.ink, 5),
        along.join(''),
      )
    })
    .join('')
}

/** The y coordinate of the table top. */
export const TABLE = 690
