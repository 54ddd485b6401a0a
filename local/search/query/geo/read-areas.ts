import type { Area, Place } from '#local/search/model/geo.ts'
import { comparisonsOf, outlineOf } from '#local/search/model/outline.ts'
import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { parseJson } from '#local/search/query/values/scalars.ts'

/** Areas of one parameter, with warnings about those that may be misunderstood. */
export interface ReadAreas {
  readonly areas: readonly Area[]
  readonly warnings: readonly string[]
}

const NOTHING: ReadAreas = { areas: [], warnings: [] }

/** Two corners. */
const BOX_NUMBERS = 4
const MAX_BOXES = 200

/**
 * As https://www.algolia.com/doc/api-reference/api-parameters/insidePolygon documents them; the limit is for
 * all together.
 */
const MIN_POINTS = 3
const MAX_POINTS = 10_000

/**
 * Comparisons that a place takes in all outlines: of sides that do not cross, such as those of a coast,
 * binary search takes few of thousands; where sides cross, each takes one.
 */
const MAX_COMPARISONS = 64
/** Sides of all beams of an outline: an outline of many corners has some in each. */
const MAX_SIDES = 100_000

/** Above half the Earth, the area in the other direction is the smaller one. */
const HALF_TURN = 180
const ACROSS =
  'an area that is more than 180 degrees wide is taken as it is; one that crosses the 180th meridian has to be given as two'

/**
 * Boxes by two opposite corners each, in any order: one list of numbers, a list of such lists, or either as
 * text (https://www.algolia.com/doc/api-reference/api-parameters/insideBoundingBox).
 */
export function readBoxes(given: Json): Result<ReadAreas> {
  const lists = readLists(given)
  if (lists?.length === 0) return accept(NOTHING)
  const boxes = lists?.flatMap((numbers) => chunks(numbers, BOX_NUMBERS).map(boxOf)) ?? [null]
  if (boxes.length > MAX_BOXES || !boxes.every((box) => box !== null)) {
    return refuse(
      `Invalid value for "insideBoundingBox" parameter, expected up to ${MAX_BOXES} times latitude, longitude, latitude, longitude`,
    )
  }
  const isWide = boxes.some((box) => box.east - box.west > HALF_TURN)
  return accept({ areas: boxes, warnings: isWide ? [`insideBoundingBox: ${ACROSS}`] : [] })
}

/** Polygons by the points of their outlines: one list of numbers, a list of such lists, or either as text. */
export function readPolygons(given: Json): Result<ReadAreas> {
  const lists = readLists(given)
  if (lists?.length === 0) return accept(NOTHING)
  const outlines = lists?.map(pointsOf) ?? [null]
  const total = outlines.reduce((sum, points) => sum + (points?.length ?? 0), 0)
  if (total > MAX_POINTS || !outlines.every((points) => points !== null && points.length >= MIN_POINTS)) {
    return refuse(
      `Invalid value for "insidePolygon" parameter, expected polygons of ${MIN_POINTS} or more pairs of latitude and longitude, at most ${MAX_POINTS} pairs in all`,
    )
  }
  const polygons = outlines.flatMap((points) => (points ? [{ type: 'polygon' as const, points }] : []))
  const comparisons = polygons.reduce((sum, { points }) => {
    const outline = outlineOf(points, MAX_SIDES)
    return sum + (outline ? comparisonsOf(outline) : Number.POSITIVE_INFINITY)
  }, 0)
  if (comparisons > MAX_COMPARISONS) {
    return refuse(
      'Invalid value for "insidePolygon" parameter, expected simpler outlines: a place would be compared with too many of their sides',
    )
  }
  const isWide = polygons.some(({ points }) =>
    points.some((point, at) => Math.abs(point.lng - (points[at - 1] ?? point).lng) > HALF_TURN),
  )
  return accept({ areas: polygons, warnings: isWide ? [`insidePolygon: ${ACROSS}`] : [] })
}

/** A place by its degrees; null for invalid ones. */
export function readPlacePair(lat: number | undefined, lng: number | undefined): Place | null {
  if (lat === undefined || lng === undefined) return null
  // NaN is not within any limit.
  return Math.abs(lat) <= 90 && Math.abs(lng) <= HALF_TURN ? { lat, lng } : null
}

function boxOf(numbers: readonly number[]): (Area & { readonly type: 'box' }) | null {
  const [first, second] = pointsOf(numbers) ?? []
  if (!first || !second || numbers.length !== BOX_NUMBERS) return null
  return {
    type: 'box',
    south: Math.min(first.lat, second.lat),
    north: Math.max(first.lat, second.lat),
    west: Math.min(first.lng, second.lng),
    east: Math.max(first.lng, second.lng),
  }
}

function pointsOf(numbers: readonly number[]): readonly Place[] | null {
  const points = chunks(numbers, 2).map(([lat, lng]) => readPlacePair(lat, lng))
  return points.every((point) => point !== null) ? points : null
}

/** The lists of numbers in a value, none for null; undefined for a value of another form. */
function readLists(given: Json): readonly (readonly number[])[] | undefined {
  if (given === null) return []
  if (typeof given === 'string') {
    const text = given.trim()
    if (text === '') return []
    return readLists(text.startsWith('[') ? (parseJson(text) ?? false) : text.split(',').map(numberOf))
  }
  if (!isList(given)) return undefined
  if (given.length === 0) return []
  if (isNumbers(given)) return [given]
  const lists: (readonly number[])[] = []
  for (const each of given) {
    const list = isList(each) ? each : typeof each === 'string' ? each.split(',').map(numberOf) : null
    if (!list || !isNumbers(list)) return undefined
    lists.push(list)
  }
  return lists
}

function chunks(numbers: readonly number[], size: number): readonly (readonly number[])[] {
  const count = Math.ceil(numbers.length / size)
  return Array.from({ length: count }, (_, at) => numbers.slice(at * size, (at + 1) * size))
}

function isNumbers(list: readonly Json[]): list is readonly number[] {
  return list.every((each) => typeof each === 'number')
}

function isList(given: Json): given is readonly Json[] {
  return Array.isArray(given)
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
