import { describe, expect, it } from 'vitest'
import { type Geo, type GivenGeo, readGeo } from './read-geo.ts'

function read(given: GivenGeo): Geo {
  const result = readGeo(given)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

const PARIS = { lat: 48.85, lng: 2.35 }
const BOX = { type: 'box', south: 40, north: 50, west: -5, east: 5 }
const TRIANGLE = [
  { lat: 1, lng: 2 },
  { lat: 3, lng: 4 },
  { lat: 5, lng: 0 },
]

describe('a centre', () => {
  it('has a circle of the given radius', () => {
    expect(read({ aroundLatLng: '48.85, 2.35', aroundRadius: 1_000 })).toEqual({
      areas: [{ type: 'circle', centre: PARIS, radius: 1_000 }],
      around: { centre: PARIS, precision: [{ from: 0, value: 10 }], automatic: null },
      warnings: [],
    })
  })

  it('excludes records without a location for the radius "all", which has no limit', () => {
    const { areas, around } = read({ aroundLatLng: '48.85,2.35', aroundRadius: 'all' })
    expect({ areas, automatic: around?.automatic }).toEqual({
      areas: [{ type: 'anywhere' }],
      automatic: null,
    })
  })

  it('has an automatic radius with a minimum where none is given', () => {
    expect(read({ aroundLatLng: '48.85,2.35' }).around?.automatic).toEqual({ minimum: 0 })
    const { around } = read({ aroundLatLng: '48.85,2.35', minimumAroundRadius: 500 })
    expect(around?.automatic).toEqual({ minimum: 500 })
  })

  it.each([
    [100, [{ from: 0, value: 100 }]],
    ['100', [{ from: 0, value: 100 }]],
    [9, [{ from: 0, value: 10 }]],
    [10, [{ from: 0, value: 10 }]],
    [11, [{ from: 0, value: 11 }]],
    [
      [
        { from: 1_000, value: 2_000 },
        { from: 0, value: 25 },
      ],
      [
        { from: 0, value: 25 },
        { from: 1_000, value: 2_000 },
      ],
    ],
    [
      [{ from: 500, value: 100 }],
      [
        { from: 0, value: 10 },
        { from: 500, value: 100 },
      ],
    ],
  ])('distinguishes distances by a precision of %j', (aroundPrecision, precision) => {
    expect(read({ aroundLatLng: '48.85,2.35', aroundPrecision }).around?.precision).toEqual(precision)
  })

  it.each(['90,180', '-90,-180'])('accepts the limits of degrees: %s', (aroundLatLng) => {
    expect(read({ aroundLatLng }).around).not.toBeNull()
  })

  it.each([
    [{ aroundLatLng: '90.1,0' }, 'aroundLatLng'],
    [{ aroundLatLng: '0,-180.1' }, 'aroundLatLng'],
    [{ aroundLatLng: 'NaN,0' }, 'aroundLatLng'],
    [{ aroundLatLng: 'Infinity,0' }, 'aroundLatLng'],
    [{ aroundLatLng: '1,2,3' }, 'aroundLatLng'],
    [{ aroundLatLng: '48.85,' }, 'aroundLatLng'],
    [{ aroundLatLng: '1,2', aroundRadius: 0 }, 'aroundRadius'],
    [{ aroundLatLng: '1,2', aroundRadius: 1.5 }, 'aroundRadius'],
    [{ aroundLatLng: '1,2', aroundRadius: 'far' }, 'aroundRadius'],
    [{ aroundLatLng: '1,2', aroundPrecision: 0 }, 'aroundPrecision'],
    [{ aroundLatLng: '1,2', aroundPrecision: [{ from: -1, value: 10 }] }, 'aroundPrecision'],
    [{ insideBoundingBox: [1, 2, 3] }, 'insideBoundingBox'],
    [{ insideBoundingBox: [1, 2, 3, 181] }, 'insideBoundingBox'],
    [{ insideBoundingBox: [[1, 2, 3, 4], 5] }, 'insideBoundingBox'],
    [{ insideBoundingBox: 'here' }, 'insideBoundingBox'],
    [{ insideBoundingBox: Array.from({ length: 804 }, () => 1) }, 'insideBoundingBox'],
    [{ insidePolygon: [1, 2, 3, 4] }, 'insidePolygon'],
    [{ insidePolygon: [1, 2, 3, 4, 5] }, 'insidePolygon'],
    [{ insidePolygon: [1, 2, 3, 4, 91, 6] }, 'insidePolygon'],
    [{ insidePolygon: Array.from({ length: 20_002 }, () => 1) }, 'insidePolygon'],
  ])('and areas are refused with the name of an invalid parameter: %#', (given, name) => {
    expect(readGeo(given)).toMatchObject({
      ok: false,
      status: 400,
      message: expect.stringContaining(`Invalid value for "${name}" parameter`),
    })
  })
})

describe('an area', () => {
  it.each([
    [[50, -5, 40, 5]],
    [[40, 5, 50, -5]],
    [[[50, -5, 40, 5]]],
    ['50,-5,40,5'],
    ['[[50,-5,40,5]]'],
    [['50,-5,40,5']],
  ])('is a box between two opposite corners: %j', (insideBoundingBox) => {
    expect(read({ insideBoundingBox })).toEqual({ areas: [BOX], around: null, warnings: [] })
  })

  it('is one of several boxes, in one list or in several', () => {
    const other = { type: 'box', south: 1, north: 3, west: 2, east: 4 }
    expect(read({ insideBoundingBox: [50, -5, 40, 5, 1, 2, 3, 4] }).areas).toEqual([BOX, other])
    expect(
      read({
        insideBoundingBox: [
          [50, -5, 40, 5],
          [1, 2, 3, 4],
        ],
      }).areas,
    ).toEqual([BOX, other])
  })

  it('is one of several polygons', () => {
    const polygon = { type: 'polygon', points: TRIANGLE }
    expect(read({ insidePolygon: [1, 2, 3, 4, 5, 0] }).areas).toEqual([polygon])
    expect(
      read({
        insidePolygon: [
          [1, 2, 3, 4, 5, 0],
          [1, 2, 3, 4, 5, 0],
        ],
      }).areas,
    ).toEqual([polygon, polygon])
  })

  it('may be a polygon with a zigzag outline whose sides do not cross', () => {
    const toAndFro = Array.from({ length: 8_000 }, (_, at) => [at % 2, at / 100])
    const insidePolygon = [...toAndFro, [-1, 79.99], [-1, 0]].flat()
    expect(readGeo({ insidePolygon }).ok).toBe(true)
  })

  it.each([
    [63, true],
    [129, false],
  ])(
    'may be a polygon in which at most 64 sides cross near one latitude: star of %i corners',
    (corners, isRead) => {
      const insidePolygon = Array.from({ length: corners }, (_, at) => {
        const angle = (at * Math.floor(corners / 2) * 2 * Math.PI) / corners
        return [10 * Math.sin(angle), 10 * Math.cos(angle)]
      }).flat()
      expect(readGeo({ insidePolygon }).ok).toBe(isRead)
    },
  )

  it('is refused as a polygon with too many sides over all latitudes', () => {
    const winding = Array.from({ length: 2_000 }, (_, at) => [
      at % 2 === 0 ? -80 + at / 100 : 80 - at / 100,
      at / 20,
    ])
    expect(readGeo({ insidePolygon: winding.flat() }).ok).toBe(false)
  })

  it('replaces a centre, and a box replaces a polygon, with a warning', () => {
    const box = { insideBoundingBox: [50, -5, 40, 5] }
    const polygon = { insidePolygon: [1, 2, 3, 4, 5, 0] }
    expect(read({ ...box, ...polygon, aroundLatLng: '1,2' })).toEqual({
      areas: [BOX],
      around: null,
      warnings: [
        'insidePolygon: insideBoundingBox takes its place',
        'aroundLatLng: insideBoundingBox takes its place',
      ],
    })
    expect(read({ ...polygon, aroundLatLng: '1,2' }).warnings).toEqual([
      'aroundLatLng: insidePolygon takes its place',
    ])
  })

  it('wider than half the Earth is accepted with a warning', () => {
    expect(read({ insideBoundingBox: [10, 170, -10, -170] })).toMatchObject({
      areas: [{ west: -170, east: 170 }],
      warnings: [expect.stringMatching(/^insideBoundingBox: .* has to be given as two$/)],
    })
  })
})

it('parameters without effect, beside a radius or without a centre, give warnings', () => {
  expect(read({ aroundRadius: 10, aroundPrecision: 20, minimumAroundRadius: 5 }).warnings).toEqual([
    'aroundPrecision: it has no effect without aroundLatLng',
    'aroundRadius: it has no effect without aroundLatLng',
    'minimumAroundRadius: it has no effect without aroundLatLng',
  ])
  expect(read({ aroundLatLng: '1,2', aroundRadius: 10, minimumAroundRadius: 5 }).warnings).toEqual([
    'minimumAroundRadius: it has no effect beside aroundRadius',
  ])
})
