import type { Place } from './geo.ts'

/** Two neighbouring points of an outline. */
interface Side {
  readonly south: Place
  readonly north: Place
}

/** The part of an outline between two latitudes without a corner between them. */
export interface Beam {
  /**
   * Two numbers for each side: its longitude at the southern edge of the beam, and degrees of longitude per
   * degree of latitude. Sides that do not cross each other are ordered from west to east.
   */
  readonly sides: Float64Array
  readonly isCrossing: boolean
}

/** An outline in beams, from south to north. */
export interface Outline {
  /** The southern edge of each beam, and the northern edge of the last one. */
  readonly latitudes: Float64Array
  readonly beams: readonly Beam[]
}

/** Numbers stored for each side in a beam. */
export const SIDE_NUMBERS = 2

/**
 * Cuts an outline at the latitude of each of its corners. Within a beam every side goes from the southern
 * edge to the northern one, so that a place is found between them by binary search, unless sides cross.
 *
 * @returns null where the beams have more than `most` sides together
 */
export function outlineOf(points: readonly Place[], most: number): Outline | null {
  const known = KNOWN.get(points)
  if (known) return known
  const latitudes = Float64Array.from(new Set(points.map(({ lat }) => lat))).sort()
  const indexes = new Map([...latitudes].map((latitude, at) => [latitude, at]))
  const beams: Side[][] = Array.from({ length: Math.max(0, latitudes.length - 1) }, () => [])
  let total = 0
  for (const side of sidesOf(points)) {
    const last = indexes.get(side.north.lat) ?? 0
    for (let beam = indexes.get(side.south.lat) ?? 0; beam < last; beam++) {
      beams[beam]?.push(side)
      total += 1
      if (total > most) return null
    }
  }
  const beamAt = (sides: readonly Side[], at: number) =>
    beamOf(sides, latitudes[at] ?? 0, latitudes[at + 1] ?? 0)
  const outline = { latitudes, beams: beams.map(beamAt) }
  KNOWN.set(points, outline)
  return outline
}

/** An outline is needed when a search is parsed, and again for each segment. */
const KNOWN = new WeakMap<readonly Place[], Outline>()

/** The most comparisons that a place takes in any beam of an outline. */
export function comparisonsOf({ beams }: Outline): number {
  return beams.reduce((most, { sides, isCrossing }) => {
    const count = sides.length / SIDE_NUMBERS
    return Math.max(most, isCrossing ? count : Math.ceil(Math.log2(count + 1)))
  }, 0)
}

/** Sides along a latitude are skipped, as they bound no area: points on them belong to the northern beam. */
function sidesOf(points: readonly Place[]): readonly Side[] {
  return points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length] ?? from
    if (from.lat === to.lat) return []
    return [from.lat < to.lat ? { south: from, north: to } : { south: to, north: from }]
  })
}

function beamOf(sides: readonly Side[], south: number, north: number): Beam {
  const placed = sides
    .map((side) => ({ slope: slopeOf(side), west: longitudeAt(side, south), east: longitudeAt(side, north) }))
    .sort((a, b) => a.west - b.west || a.east - b.east)
  const isCrossing = placed.some(({ east }, at) => east < (placed[at - 1]?.east ?? east))
  return { sides: Float64Array.from(placed.flatMap(({ west, slope }) => [west, slope])), isCrossing }
}

function slopeOf({ south, north }: Side): number {
  return (north.lng - south.lng) / (north.lat - south.lat)
}

function longitudeAt(side: Side, latitude: number): number {
  return side.south.lng + slopeOf(side) * (latitude - side.south.lat)
}
