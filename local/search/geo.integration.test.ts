import type { SearchParamsObject } from 'algoliasearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { published, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

const PARIS = { lat: 48.8566, lng: 2.3522 }
const LONDON = { lat: 51.5074, lng: -0.1278 }
const SUVA = { lat: -18.1248, lng: 178.4501 }
const WALLIS = { lat: -13.2959, lng: -176.2057 }

let search: StartedSearch

beforeAll(async () => {
  search = await startedSearch()
  const objects = [
    { objectID: 'paris', title: 'tower', _geoloc: PARIS },
    { objectID: 'london', title: 'tower', _geoloc: LONDON },
    { objectID: 'two', title: 'bridge', _geoloc: [SUVA, LONDON] },
    { objectID: 'wallis', title: 'lagoon', _geoloc: WALLIS },
    { objectID: 'nowhere', title: 'tower' },
  ]
  const [last] = await search.client.saveObjects({ indexName: 'photos', objects })
  await published(search.client, 'photos', Promise.resolve(last ?? { taskID: undefined }))
})

afterAll(() => search.stop())

const answerTo = (searchParams: SearchParamsObject) =>
  search.client.searchSingleIndex({ indexName: 'photos', searchParams })

const idsFor = async (searchParams: SearchParamsObject) =>
  (await answerTo(searchParams)).hits.map(({ objectID }) => objectID)

describe('a search around a place', () => {
  const aroundLatLng = '48.8566, 2.3522'

  it('finds records within the radius, nearest first', async () => {
    expect(await idsFor({ aroundLatLng, aroundRadius: 1_000 })).toEqual(['paris'])
    expect(await idsFor({ aroundLatLng, aroundRadius: 400_000 })).toEqual(['paris', 'london', 'two'])
    expect(await idsFor({ query: 'tower', aroundLatLng, aroundRadius: 'all' })).toEqual(['paris', 'london'])
  })

  it('returns an automatic radius, and not a given one', async () => {
    const found = await answerTo({ aroundLatLng })
    expect(found.nbHits).toBe(4)
    expect(Number(found.automaticRadius)).toBeGreaterThan(16_000_000)
    expect((await answerTo({ aroundLatLng, aroundRadius: 5 })).automaticRadius).toBeUndefined()
  })

  it('returns the distance of each hit, from its nearest location', async () => {
    const { hits } = await answerTo({
      aroundLatLng,
      aroundRadius: 400_000,
      aroundPrecision: 1_000,
      getRankingInfo: true,
    })
    expect(hits.map(({ _rankingInfo }) => _rankingInfo)).toMatchObject([
      { geoDistance: 0, geoPrecision: 1_000, matchedGeoLocation: { lat: 48.8566, lng: 2.3522, distance: 0 } },
      {
        geoDistance: 343,
        geoPrecision: 1_000,
        matchedGeoLocation: { lat: 51.5074, lng: -0.1278, distance: 343_556 },
      },
      { geoDistance: 343, matchedGeoLocation: { lat: 51.5074, lng: -0.1278 } },
    ])
  })

  it('crosses the 180th meridian', async () => {
    expect(await idsFor({ aroundLatLng: '-15,180', aroundRadius: 700_000 })).toEqual(['two', 'wallis'])
  })
})

describe('a search within areas', () => {
  it('finds records in one of its boxes', async () => {
    expect(await idsFor({ insideBoundingBox: [[52, -1, 48, 3]] })).toEqual(['paris', 'london', 'two'])
    const acrossTheMeridian = [
      [-10, 170, -20, 180],
      [-10, -180, -20, -170],
    ]
    expect(await idsFor({ insideBoundingBox: acrossTheMeridian })).toEqual(['two', 'wallis'])
  })

  it('finds records in one of its polygons', async () => {
    expect(await idsFor({ insidePolygon: [[48, 2, 49, 2, 49, 3, 48, 3]] })).toEqual(['paris'])
  })

  it('refuses degrees out of range', async () => {
    await expect(answerTo({ aroundLatLng: '91,0' })).rejects.toMatchObject({ status: 400 })
    await expect(answerTo({ insideBoundingBox: [[0, 0, 1, 181]] })).rejects.toMatchObject({ status: 400 })
  })
})

describe('records with locations', () => {
  it('are browsed and deleted by location', async () => {
    const browsed = await search.client.browse({
      indexName: 'photos',
      browseParams: { insideBoundingBox: [[52, -1, 48, 3]] },
    })
    expect(browsed.hits.map(({ objectID }) => objectID)).toEqual(['paris', 'london', 'two'])
    await published(
      search.client,
      'photos',
      search.client.deleteBy({
        indexName: 'photos',
        deleteByParams: { aroundLatLng: '-13.3,-176.2', aroundRadius: 50_000 },
      }),
    )
    expect(await idsFor({ query: 'lagoon' })).toEqual([])
  })

  it.each([
    { lat: 91, lng: 0 },
    { lat: 0, lng: -181 },
    { lat: '48.8', lng: '2.3' },
    { lat: 1 },
    [{ lat: 1, lng: 2 }, 'here'],
  ])('are refused with invalid locations: %j', async (_geoloc) => {
    await expect(
      search.client.saveObject({ indexName: 'photos', body: { objectID: 'wrong', _geoloc } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('objectID=wrong') })
  })
})
