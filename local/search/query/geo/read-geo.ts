import type { Area, Around, Place, PrecisionRange } from '#local/search/model/geo.ts'
import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { isObject, parseJson } from '#local/search/query/values/scalars.ts'
import { readBoxes, readPlacePair, readPolygons } from './read-areas.ts'

/** The parameters of a geographic search. */
export interface GivenGeo {
  readonly aroundLatLng?: Json
  readonly aroundRadius?: Json
  readonly aroundPrecision?: Json
  readonly minimumAroundRadius?: number | null
  readonly insideBoundingBox?: Json
  readonly insidePolygon?: Json
}

/** A parsed geographic search. */
export interface Geo {
  /** Records must have a location in one of these; empty for no restriction. */
  readonly areas: readonly Area[]
  /** The centre to rank by; null without one. */
  readonly around: Around | null
  /** One sentence for each parameter that another one replaces. */
  readonly warnings: readonly string[]
}

/** Algolia does not distinguish smaller distances, in metres. */
const FINEST_M = 10

/**
 * Reads the areas and the centre of a search. A box replaces polygons, and either replaces a centre, as
 * https://www.algolia.com/doc/api-reference/api-parameters/insideBoundingBox says.
 */
export function readGeo(given: GivenGeo): Result<Geo> {
  const boxes = readBoxes(given.insideBoundingBox ?? null)
  if (!boxes.ok) return boxes
  const polygons = readPolygons(given.insidePolygon ?? null)
  if (!polygons.ok) return polygons
  const around = readAround(given)
  if (!around.ok) return around
  const inBoxes = boxes.value.areas.length > 0
  const areas = inBoxes ? boxes.value.areas : polygons.value.areas
  if (areas.length > 0) {
    const shape = inBoxes ? 'insideBoundingBox' : 'insidePolygon'
    const replaced = [
      ...(inBoxes && polygons.value.areas.length > 0 ? ['insidePolygon'] : []),
      ...(around.value ? ['aroundLatLng'] : []),
    ]
    return accept({
      areas,
      around: null,
      warnings: [
        ...replaced.map((name) => `${name}: ${shape} takes its place`),
        ...(inBoxes ? boxes.value : polygons.value).warnings,
        ...withoutCentre(given, around.value !== null),
      ],
    })
  }
  if (!around.value) return accept({ areas: [], around: null, warnings: withoutCentre(given, false) })
  return accept({ areas: [around.value.area], around: around.value.around, warnings: around.value.warnings })
}

/** Parameters of a centre have no effect without one. */
function withoutCentre(given: GivenGeo, hasCentre: boolean): readonly string[] {
  if (hasCentre) return []
  return (['aroundPrecision', 'aroundRadius', 'minimumAroundRadius'] as const)
    .filter((name) => (given[name] ?? null) !== null)
    .map((name) => `${name}: it has no effect without aroundLatLng`)
}

interface ReadAround {
  readonly area: Area
  readonly around: Around
  readonly warnings: readonly string[]
}

function readAround(given: GivenGeo): Result<ReadAround | null> {
  const centre = readCentre(given.aroundLatLng ?? null)
  const radius = readRadius(given.aroundRadius ?? null)
  const precision = readPrecision(given.aroundPrecision ?? null)
  if (!centre.ok) return centre
  if (!radius.ok) return radius
  if (!precision.ok) return precision
  if (centre.value === null) return accept(null)
  const minimum = given.minimumAroundRadius ?? null
  const area: Area =
    typeof radius.value === 'number'
      ? { type: 'circle', centre: centre.value, radius: radius.value }
      : { type: 'anywhere' }
  const automatic = radius.value === null ? { minimum: minimum ?? 0 } : null
  return accept({
    area,
    around: { centre: centre.value, precision: precision.value, automatic },
    warnings:
      minimum !== null && automatic === null
        ? ['minimumAroundRadius: it has no effect beside aroundRadius']
        : [],
  })
}

/** `"48.85, 2.35"` */
function readCentre(given: Json): Result<Place | null> {
  const empty = given === null || (typeof given === 'string' && given.trim() === '')
  if (empty) return accept(null)
  const numbers = typeof given === 'string' ? given.split(',').map(numberOf) : []
  const place = numbers.length === 2 ? readPlacePair(numbers[0], numbers[1]) : null
  return place
    ? accept(place)
    : refuse(
        'Invalid value for "aroundLatLng" parameter, expected latitude (-90 to 90) and longitude (-180 to 180) with a comma between',
      )
}

/** Null for an automatic radius. */
function readRadius(given: Json): Result<number | 'all' | null> {
  if (given === null || given === 'all') return accept(given)
  const radius = typeof given === 'string' ? numberOf(given) : given
  return typeof radius === 'number' && Number.isInteger(radius) && radius >= 1
    ? accept(radius)
    : refuse('Invalid value for "aroundRadius" parameter, expected a positive integer or "all"')
}

/** https://www.algolia.com/doc/api-reference/api-parameters/aroundPrecision: one step, or steps by distance. */
function readPrecision(given: Json): Result<readonly PrecisionRange[]> {
  const value = typeof given === 'string' ? (parseJson(given) ?? null) : given
  const fault = refuse(
    'Invalid value for "aroundPrecision" parameter, expected a positive integer or an array of {from, value}',
  )
  if (given === null) return accept([{ from: 0, value: FINEST_M }])
  if (isMetres(value, 1)) return accept([{ from: 0, value: Math.max(FINEST_M, value) }])
  if (!isList(value) || value.length === 0) return fault
  const ranges: PrecisionRange[] = []
  for (const each of value) {
    if (!isObject(each)) return fault
    const { from = 0, value: step } = each
    if (!isMetres(from, 0) || !isMetres(step, 1)) return fault
    ranges.push({ from, value: Math.max(FINEST_M, step) })
  }
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  const first = sorted[0]?.from ?? 0
  return accept(first > 0 ? [{ from: 0, value: FINEST_M }, ...sorted] : sorted)
}

function isMetres(given: Json | undefined, least: number): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= least
}

function isList(given: Json): given is readonly Json[] {
  return Array.isArray(given)
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
