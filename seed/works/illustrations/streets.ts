import type { Palette } from '../drawing/palettes.ts'
import { between, type Random } from '../drawing/random.ts'
import { circle, path, rectangle, stroke } from '../drawing/shapes.ts'
import { boat } from './figures.ts'
import type { Landmark } from './landmarks.ts'
import { fir, HEIGHT, hills, tree, WIDTH, water } from './scenery.ts'
import { STREET_LEVEL } from './skyline.ts'

/** The foreground of a city. */
export type Street = 'road' | 'river' | 'park' | 'snow' | 'harbour'

/** Draws what is in front of the buildings: a road, water or grass. */
export function street(
  { street: kind, landmark: mark }: { readonly street: Street; readonly landmark: Landmark },
  p: Palette,
  random: Random,
): string {
  switch (kind) {
    case 'road':
      return (
        rectangle(0, STREET_LEVEL, WIDTH, 180, p.ground) +
        rectangle(0, STREET_LEVEL, WIDTH, 26, p.ink, { opacity: 0.25 }) +
        Array.from({ length: 9 }, (_, index) =>
          rectangle(30 + index * 140, 812, 74, 8, p.paper, { rx: 4, opacity: 0.7 }),
        ).join('') +
        car(p.accent, p, 250, 800) +
        car(p.second, p, 820, 866) +
        lamps(p)
      )
    case 'river':
      return (
        water(random, STREET_LEVEL, { ...p, near: p.ground }, p.glow) +
        (mark === 'bridge' ? bridge(p) : '') +
        boat(p, 930, 846)
      )
    case 'harbour':
      return (
        water(random, STREET_LEVEL, { ...p, near: p.ground }, p.glow) +
        rectangle(0, STREET_LEVEL - 14, WIDTH, 22, p.ink) +
        boat(p, 330, 832) +
        boat(p, 880, 800)
      )
    case 'park':
      return (
        hills(random, 730, 14, p.ground) +
        Array.from({ length: 11 }, (_, index) =>
          tree(
            60 + index * 108 + between(random, -24, 24),
            790 + between(random, -20, 30),
            between(random, 120, 200),
            index % 3 === 0 ? p.accent : p.near,
            p.ink,
          ),
        ).join('') +
        hills(random, 840, 12, p.ink)
      )
    case 'snow':
      return (
        hills(random, 732, 12, p.ground) +
        Array.from({ length: 8 }, (_, index) =>
          fir(80 + index * 150, 800, between(random, 90, 150), p.near, p.ink),
        ).join('') +
        hills(random, 824, 14, p.paper) +
        Array.from({ length: 90 }, () =>
          circle(between(random, 0, WIDTH), between(random, 0, HEIGHT), between(random, 2, 6), '#ffffff', {
            opacity: 0.9,
          }),
        ).join('')
      )
  }
}

function bridge(p: Palette): string {
  const cable = (x: number) => `M${x - 300} 700Q${x - 120} 690 ${x} 440Q${x + 120} 690 ${x + 300} 700`
  const hangers = (x: number) =>
    [-220, -150, -90, -40, 40, 90, 150, 220]
      .map((d) => `M${x + d} ${700 - (300 - Math.abs(d)) * 0.52}V706`)
      .join('')
  return [300, 900]
    .map(
      (x) =>
        rectangle(x - 16, 420, 32, 400, p.accent, { rx: 4 }) +
        rectangle(x - 34, 806, 68, 30, p.ink, { rx: 6 }) +
        stroke(cable(x), p.accent, 8) +
        stroke(hangers(x), p.accent, 3),
    )
    .join('')
    .concat(rectangle(0, 700, WIDTH, 22, p.accent), rectangle(0, 722, WIDTH, 8, p.ink))
}

function car(body: string, p: Palette, x: number, y: number): string {
  return (
    path(
      `M${x - 66} ${y}V${y - 24}Q${x - 62} ${y - 36} ${x - 40} ${y - 38}L${x - 18} ${y - 62}H${x + 22}L${x + 44} ${y - 38}Q${x + 66} ${y - 36} ${x + 68} ${y - 20}V${y}Z`,
      body,
    ) +
    path(
      `M${x - 26} ${y - 38}L${x - 12} ${y - 54}H${x + 2}V${y - 38}ZM${x + 8} ${y - 54}H${x + 18}L${x + 32} ${y - 38}H${x + 8}Z`,
      p.paper,
    ) +
    [x - 38, x + 38].map((at) => circle(at, y, 15, p.ink) + circle(at, y, 6, p.paper)).join('')
  )
}

function lamps(p: Palette): string {
  return [130, 530, 1080]
    .map(
      (x) =>
        stroke(`M${x} 770V590Q${x} 566 ${x + 24} 566H${x + 40}`, p.ink, 7) +
        circle(x + 44, 572, 12, p.second) +
        circle(x + 44, 572, 34, p.second, { opacity: 0.2 }),
    )
    .join('')
}

/** Slanting raindrops over the whole scene. */
export function rain(random: Random, p: Palette): string {
  return Array.from({ length: 110 }, () => {
    const [x, y] = [between(random, 0, WIDTH), between(random, 0, HEIGHT)]
    return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-14 42`, p.paper, 3, {
      opacity: between(random, 0.25, 0.6),
    })
  }).join('')
}
