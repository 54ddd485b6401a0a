import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Area, Around, Place } from '../../model/geo.ts'
import type { IndexRecord } from '../../model/record.ts'
import { createMemoryStore } from '../memory-store.ts'
import { TEST_SCHEMA } from '../testing/arbitrary.ts'
import { isIn, naiveDistance, naiveStep } from '../testing/naive-geo.ts'
import { MATCH_ALL } from '../testing/plans.ts'
import { distanceBetween, stepOf } from './distance.ts'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const place: fc.Arbitrary<Place> = fc.record({ lat: degrees(90), lng: degrees(180) })

/** Corners have whole degrees and records do not: no record is on an outline, where formulas may differ. */
const corner: fc.Arbitrary<Place> = fc.record({
  lat: fc.integer({ min: -90, max: 90 }),
  lng: fc.integer({ min: -180, max: 180 }),
})
const beside: fc.Arbitrary<Place> = fc.record({
  lat: fc.integer({ min: -90, max: 89 }).map((lat) => lat + 0.371_37),
  lng: fc.integer({ min: -180, max: 179 }).map((lng) => lng + 0.618_03),
})

const area: fc.Arbitrary<Area> = fc.oneof(
  fc.record({
    type: fc.constant('circle' as const),
    centre: place,
    radius: fc.integer({ min: 1, max: 20_000_000 }),
  }),
  fc.tuple(corner, corner).map(
    ([a, b]): Area => ({
      type: 'box',
      south: Math.min(a.lat, b.lat),
      north: Math.max(a.lat, b.lat),
      west: Math.min(a.lng, b.lng),
      east: Math.max(a.lng, b.lng),
    }),
  ),
  fc.array(corner, { minLength: 3, maxLength: 6 }).map((points): Area => ({ type: 'polygon', points })),
  // Points around a centre: an outline whose sides do not cross.
  fc.array(fc.integer({ min: 5, max: 80 }), { minLength: 3, maxLength: 24 }).map((distances): Area => {
    const points = distances.map((distance, at) => {
      const angle = (at / distances.length) * 2 * Math.PI
      return { lat: distance * Math.sin(angle), lng: distance * Math.cos(angle) }
    })
    return { type: 'polygon', points }
  }),
)

const located: fc.Arbitrary<readonly IndexRecord[]> = fc
  .array(fc.array(beside, { maxLength: 2 }), { maxLength: 30 })
  .map((places) => places.map((each, at) => ({ objectID: `${at}`, _geoloc: each.map((at) => ({ ...at })) })))

function storeOf(records: readonly IndexRecord[]) {
  const store = createMemoryStore(TEST_SCHEMA)
  store.write(records.map((record) => ({ type: 'put', record })))
  return store
}

describe('geographic search', () => {
  test('finds the records that a scan finds in areas', () => {
    fc.assert(
      fc.property(located, fc.array(area, { minLength: 1, maxLength: 3 }), (records, areas) => {
        const found = storeOf(records).find({ ...MATCH_ALL, filter: { type: 'place', areas }, length: 50 })
        const expected = records.filter((record) => isIn(record, areas)).map(({ objectID }) => objectID)
        expect(found.matches.map(({ objectID }) => objectID).sort()).toEqual(expected.sort())
      }),
    )
  })

  test('ranks records by distance, those without a location last', () => {
    fc.assert(
      fc.property(located, place, (records, centre) => {
        const around: Around = { centre, precision: [{ from: 0, value: 100_000 }], automatic: null }
        const found = storeOf(records).find({ ...MATCH_ALL, around, length: 50 })
        const steps = found.matches.map(({ record }) => naiveStep(record, around))
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      }),
    )
  })

  test('computes the distances of another formula', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(Math.abs(distanceBetween(a, b) - naiveDistance(a, b))).toBeLessThan(1)
      }),
    )
  })

  test.each([
    ['on either side of the 180th meridian', { lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 }, 22_239],
    ['around a pole', { lat: 89.9, lng: 0 }, { lat: 89.9, lng: 180 }, 22_239],
    ['that are the same pole', { lat: 90, lng: 0 }, { lat: 90, lng: 77 }, 0],
    ['at the ends of the Earth', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015_114],
    ['Paris and London', { lat: 48.8566, lng: 2.3522 }, { lat: 51.5074, lng: -0.1278 }, 343_557],
  ])('measures along the sphere: %s', (_, a, b, metres) => {
    expect(Math.round(distanceBetween(a, b))).toBe(metres)
  })

  test.each([
    [0, 0],
    [24, 0],
    [25, 1],
    [999, 39],
    [1_000, 40],
    [2_999, 40],
    [3_000, 41],
  ])('puts %i metres into step %i with a precision of 25 m, and of 2 km from 1 km on', (distance, step) => {
    const precision = [
      { from: 0, value: 25 },
      { from: 1_000, value: 2_000 },
    ]
    expect(stepOf(distance, precision)).toBe(step)
  })
})

describe('an automatic radius', () => {
  const centre = { lat: 0, lng: 0 }
  const around = (minimum: number): Around => ({
    centre,
    precision: [{ from: 0, value: 10 }],
    automatic: { minimum },
  })
  const inARow = Array.from({ length: 1_200 }, (_, at) => ({
    objectID: `${at}`,
    _geoloc: { lat: 0, lng: at / 1_000 },
  }))

  test('contains the nearest thousand records', () => {
    const found = storeOf(inARow).find({ ...MATCH_ALL, around: around(0), length: 0 })
    const last = distanceBetween(centre, { lat: 0, lng: 0.999 })
    expect(found).toMatchObject({ total: 1_000, automaticRadius: Math.ceil(last) })
  })

  test('is not smaller than its minimum', () => {
    const found = storeOf(inARow).find({ ...MATCH_ALL, around: around(1_000_000), length: 0 })
    expect(found).toMatchObject({ total: 1_200, automaticRadius: 1_000_000 })
  })

  test('contains all located records where there are fewer', () => {
    const records = [...inARow.slice(0, 3), { objectID: 'nowhere' }]
    expect(storeOf(records).find({ ...MATCH_ALL, around: around(0), length: 0 }).total).toBe(3)
  })
})
