import { GEOLOC, type Place } from '../../model/geo.ts'
import type { IndexRecord, Json } from '../../model/record.ts'

/** The locations of a record. Invalid ones are skipped; the server refuses such records before. */
export function placesOf(record: IndexRecord): readonly Place[] {
  const given = record[GEOLOC]
  if (given === undefined || given === null) return []
  const each: readonly Json[] = isList(given) ? given : [given]
  return each.flatMap((place) => readPlace(place) ?? [])
}

/** A location, or null for other values. */
export function readPlace(given: Json): Place | null {
  if (typeof given !== 'object' || given === null || isList(given)) return null
  const { lat, lng } = given
  return isDegrees(lat, 90) && isDegrees(lng, 180) ? { lat, lng } : null
}

function isDegrees(given: Json | undefined, most: number): given is number {
  return typeof given === 'number' && Math.abs(given) <= most
}

function isList(given: Json): given is readonly Json[] {
  return Array.isArray(given)
}
