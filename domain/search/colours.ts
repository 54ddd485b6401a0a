import { distance, type OkLab, okLab } from './oklab.ts'

/**
 * The colours that search filters by. Each is shown as its first hex; the others are further points of the same name,
 * because a name is a region: light blue is blue, dark red is red.
 */
export const COLOURS = {
  red: ['#e11d48', '#dc2626', '#991b1b', '#f87171'],
  orange: ['#f97316', '#ea580c', '#f59e0b', '#fdba74'],
  yellow: ['#facc15', '#eab308', '#fde68a'],
  green: ['#16a34a', '#4ade80', '#166534', '#84cc16', '#a7f3d0'],
  teal: ['#14b8a6', '#0f766e', '#22d3ee', '#0891b2'],
  blue: ['#2563eb', '#60a5fa', '#1e3a8a', '#0ea5e9', '#7dd3fc', '#bfdbfe'],
  purple: ['#6563ff', '#7c3aed', '#a78bfa', '#4c1d95', '#a855f7'],
  pink: ['#ec4899', '#f9a8d4', '#be185d', '#d946ef'],
  brown: ['#92400e', '#78350f', '#a16207', '#b98b64', '#d6b896'],
  black: ['#000000', '#18181b', '#27272a'],
  grey: ['#808080', '#525252', '#a3a3a3', '#64748b', '#cbd5e1'],
  white: ['#ffffff', '#f8fafc'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Colour = keyof typeof COLOURS
export const COLOUR_NAMES = Object.keys(COLOURS) as readonly Colour[]

/** A palette's first colours dominate; the last are shadows and edges. */
const COLOURS_THAT_COUNT = 6

/** The named colours of a palette (`#rrggbb`, most of it first), each once, in its order. */
export function coloursOf(palette: readonly string[]): Colour[] {
  return [...new Set(palette.slice(0, COLOURS_THAT_COUNT).map(colourOf))]
}

/** The name of the perceptually nearest colour. */
export function colourOf(hex: string): Colour {
  const sought = okLab(hex)
  let [best] = POINTS
  let nearest = Number.POSITIVE_INFINITY
  for (const point of POINTS) {
    const away = distance(sought, point.lab)
    if (away < nearest) [best, nearest] = [point, away]
  }
  return best.name
}

interface Point {
  readonly name: Colour
  readonly lab: OkLab
}

const [FIRST, ...OTHERS] = COLOUR_NAMES.flatMap((name): Point[] =>
  COLOURS[name].map((hex) => ({ name, lab: okLab(hex) })),
)
const POINTS: readonly [Point, ...Point[]] = [FIRST as Point, ...OTHERS]
