import { SHADE_NAMES, SHADES, type Shade } from '#domain/colours/shades.ts'
import { distance, okLab } from '#domain/search/oklab.ts'

/** A named colour of an artwork. */
export interface NamedColour {
  readonly hex: string
  readonly name: Shade
  /** Its number among the colours with the same name, from 1. */
  readonly number: number
}

/** How much further than the nearest name a free one may be, in OKLab: beyond it the name would be wrong. */
const NAME_TOLERANCE = 0.05
/** Colours nearer than this look the same side by side, in OKLab: about twice the just noticeable difference. */
const MERGE_DISTANCE = 0.035

const SHADE_COLOURS = SHADE_NAMES.map((name) => ({ name, lab: okLab(SHADES[name]) }))

/**
 * Names colours so that two of one artwork have different names where they can: the nearest name that no earlier colour
 * has. Where no free name is near enough, colours share a name and are numbered.
 *
 * @param colours `#rrggbb`
 */
export function nameColours(colours: readonly string[]): readonly NamedColour[] {
  const counts = new Map<Shade, number>()
  return colours.map((hex) => {
    const name = freeName(hex, counts)
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    return { hex, name, number }
  })
}

function freeName(hex: string, taken: ReadonlyMap<Shade, number>): Shade {
  const colour = okLab(hex)
  const near = SHADE_COLOURS.map(({ name, lab }) => ({ name, away: distance(colour, lab) })).sort(
    (one, other) => one.away - other.away,
  )
  const nearest = near[0] ?? { name: 'black', away: 0 }
  const free = near.find(({ name, away }) => !taken.has(name) && away <= nearest.away + NAME_TOLERANCE)
  return (free ?? nearest).name
}

/** Colours that look the same: the first of them, and all of them in their order. */
export interface ColourGroup {
  readonly hex: string
  readonly members: readonly string[]
}

/**
 * Groups colours that the eye cannot tell from each other side by side. A colour belongs to the first group whose first
 * colour is near enough.
 *
 * @param colours `#rrggbb`, the most frequent first
 */
export function groupColours(colours: readonly string[]): readonly ColourGroup[] {
  const groups: { readonly hex: string; readonly members: string[] }[] = []
  for (const hex of colours) {
    const colour = okLab(hex)
    const group = groups.find((one) => distance(okLab(one.hex), colour) < MERGE_DISTANCE)
    if (group) group.members.push(hex)
    else groups.push({ hex, members: [hex] })
  }
  return groups
}
