import { PUBLIC_KEY } from '#domain/search/public-key.ts'
import { LIMITS } from '#local/search/query/limits.ts'
import { vocabulary } from '#seed/load/synthetic/vocabulary.ts'
import { INDEX } from './motif-client.ts'

/** The largest requests that the limits allow, or the most expensive ones that are rejected. */
export const ATTACKS = [
  'values',
  'numbers',
  'hits',
  'polygons',
  'facets',
  'long queries',
  'hostile JSON',
  'records',
] as const
export type Attack = (typeof ATTACKS)[number]

export interface AttackRequest {
  readonly path: string
  readonly body: string
}

/** A request of an attack. Each `turn` gives a different one, so that no cache answers it. */
export function attackRequest(attack: Attack, turn: number): AttackRequest {
  return REQUESTS[attack](turn)
}

const QUERIES = '/1/indexes/*/queries'
const DEGREES = { south: -85, north: 85, west: -170, east: 170 }
/** Vertices of a polygon that alternates between north and south; 50 polygons fill the largest body. */
const POLYGON_POINTS = 400

const REQUESTS: Readonly<Record<Attack, (turn: number) => AttackRequest>> = {
  values: (turn) =>
    searches(2, (at) => ({
      filters: conditions((term) => `tagSlugs:${TAGS[((turn * 2 + at) * 17 + term * 7) % TAGS.length]}`),
    })),
  numbers: (turn) =>
    searches(2, (at) => ({
      filters: conditions((term) => `publishedAt<${1e9 + (turn * 2 + at) * 1_000 + term}`),
    })),
  hits: (turn) =>
    searches(PUBLIC_KEY.hitsPerCall / PUBLIC_KEY.hitsPerQuery, (at) => ({
      query: LETTERS[(turn + at) % LETTERS.length],
      hitsPerPage: 1_000,
      attributesToRetrieve: ['*'],
      attributesToHighlight: ['*'],
      getRankingInfo: true,
    })),
  polygons: (turn) =>
    searches(LIMITS.searchesPerCall, (at) => ({
      insidePolygon: [outline(turn / 1_000 + at / 100)],
      hitsPerPage: 1,
    })),
  facets: (turn) =>
    searches(LIMITS.searchesPerCall, (at) => ({
      query: LETTERS[(turn + at) % LETTERS.length],
      filters: `publishedAt>${turn * 100 + at}`,
      facets: ['*'],
      maxValuesPerFacet: 1_000,
      offset: 19_000,
      length: 20,
    })),
  'long queries': (turn) =>
    searches(LIMITS.searchesPerCall, (at) => ({ query: longQuery(turn + at), hitsPerPage: 1 })),
  'hostile JSON': () => {
    const depth = Math.floor(LIMITS.searchBodyBytes / 2) - 1
    return { path: QUERIES, body: '['.repeat(depth) + ']'.repeat(depth) }
  },
  records: (turn) => ({
    path: '/1/indexes/*/objects',
    body: JSON.stringify({
      requests: Array.from({ length: PUBLIC_KEY.hitsPerCall }, (_, at) => ({
        indexName: INDEX,
        objectID: `item-${1 + ((turn * 7_919 + at * 997) % 100_000)}`,
      })),
    }),
  }),
}

const TAGS = vocabulary().map(({ slug }) => slug)
const LETTERS = [...'abcdefghilmnoprstw']

function searches(count: number, paramsOf: (at: number) => object): AttackRequest {
  const requests = Array.from({ length: count }, (_, at) => ({ indexName: INDEX, ...paramsOf(at) }))
  return { path: QUERIES, body: JSON.stringify({ requests }) }
}

function conditions(conditionOf: (term: number) => string): string {
  return Array.from({ length: LIMITS.filterTermsPerSearch }, (_, term) => conditionOf(term)).join(' OR ')
}

/** The last two points close the polygon without crossing another side. */
function outline(shift: number): readonly number[] {
  const { south, north, west, east } = DEGREES
  const lngAt = (at: number) => west + ((east - west) * (at + (shift % 1))) / (POLYGON_POINTS + 1)
  const toAndFro = Array.from({ length: POLYGON_POINTS }, (_, at) => [
    at % 2 === 0 ? south : north,
    lngAt(at),
  ])
  return [...toAndFro, [south - 1, lngAt(POLYGON_POINTS - 1)], [south - 1, lngAt(0)]].flat()
}

/** Misspelt words, each a prefix of many. */
function longQuery(turn: number): string {
  const syllables = ['ar', 'he', 'ico', 'lin', 'sta', 'fla', 'tro', 'ben']
  return Array.from({ length: 60 }, (_, at) => {
    const first = syllables[(turn + at) % syllables.length] ?? ''
    return first + (syllables[(turn * 3 + at * 5) % syllables.length] ?? '')
  }).join(' ')
}
