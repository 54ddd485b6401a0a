import fc from 'fast-check'
import type { Filter } from '../../model/filter.ts'
import type { Area, Place } from '../../model/geo.ts'
import type { Alternative, Criterion, Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { Schema, Write } from '../../model/store.ts'

/** Few words, values and ids, so that queries match records often. */
const WORDS = ['icon', 'icons', 'heart', 'hear', 'blue', 'bluer', 'café', '東京都庁', 'arrow', 'a']
const FOLDED = ['icon', 'icons', 'heart', 'hear', 'blue', 'cafe', '東京', 'arrow', 'a', 'none']
const VALUES = ['red', 'Red', 'blue', 'x']
export const IDS = Array.from({ length: 12 }, (_, index) => `id-${index}`)

export const TEST_SCHEMA: Schema = {
  searchable: [
    { path: 'title', rank: 0, ordered: true },
    { path: 'tags', rank: 1, ordered: false },
    { path: 'meta.style', rank: 1, ordered: true },
    { path: 'code', rank: 2, ordered: false },
  ],
  facets: [
    { path: 'kind', counted: true, searchable: true },
    { path: 'colours', counted: true, searchable: false },
    { path: 'price', counted: true, searchable: false },
    { path: 'group', counted: false, searchable: false },
  ],
  numeric: null,
  order: [
    { attribute: 'popularity', order: 'desc' },
    { attribute: 'price', order: 'asc' },
  ],
  languages: ['ja'],
  withoutPrefix: ['meta.style'],
  withoutTypos: ['code'],
}

/** Paris, Lyon, Suva and Wallis (on either side of the 180th meridian), Reykjavik, both poles. */
const PLACES: readonly Place[] = [
  { lat: 48.8566, lng: 2.3522 },
  { lat: 45.764, lng: 4.8357 },
  { lat: -18.1248, lng: 178.4501 },
  { lat: -13.2959, lng: -176.2057 },
  { lat: 64.1466, lng: -21.9426 },
  { lat: 90, lng: 0 },
  { lat: -90, lng: 120 },
]
const place = fc.constantFrom(...PLACES)

const area: fc.Arbitrary<Area> = fc.oneof(
  fc.constant<Area>({ type: 'anywhere' }),
  fc.record({
    type: fc.constant('circle' as const),
    centre: place,
    radius: fc.constantFrom(0, 1_000, 500_000, 3_000_000, 30_000_000),
  }),
  fc.constantFrom<Area>(
    { type: 'box', south: 40, north: 50, west: 0, east: 10 },
    { type: 'box', south: -20, north: -10, west: 170, east: 180 },
    { type: 'box', south: -90, north: 90, west: -180, east: 0 },
    {
      type: 'polygon',
      points: [
        { lat: 40, lng: 0 },
        { lat: 40, lng: 10 },
        { lat: 47, lng: 3 },
      ],
    },
  ),
)

const word = fc.constantFrom(...FOLDED)
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((words) => words.join(' '))
const number = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(-1, 2.5, 1e12))
const optionally = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 4 })

const arbitraryRecord: fc.Arbitrary<IndexRecord> = fc.record({
  objectID: fc.constantFrom(...IDS),
  title: text,
  tags: fc.array(text, { maxLength: 3 }),
  meta: fc.record({ style: optionally(text) }),
  code: optionally(fc.constantFrom('heart', 'icon 7')),
  kind: optionally(fc.constantFrom(...VALUES)),
  colours: fc.array(fc.constantFrom(...VALUES), { maxLength: 3 }),
  price: fc.oneof(number, fc.array(number, { maxLength: 3 }), fc.constant(null)),
  group: optionally(fc.constantFrom('g', 'h')),
  _geoloc: fc.oneof(
    place.map((each) => ({ ...each })),
    fc.array(
      place.map((each) => ({ ...each })),
      { maxLength: 3 },
    ),
    fc.constant(null),
  ),
  popularity: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.boolean(), fc.constant(null)),
})

export const arbitraryWrites: fc.Arbitrary<readonly Write[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: arbitraryRecord.map((record): Write => ({ type: 'put', record })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...IDS).map((objectID): Write => ({ type: 'delete', objectID })),
    },
  ),
  { maxLength: 14 },
)

/** The remaining records after further writes, in the order of their writes. */
export function afterWrites(
  records: readonly IndexRecord[],
  writes: readonly Write[],
): readonly IndexRecord[] {
  return writes.reduce<readonly IndexRecord[]>((known, write) => {
    const objectID = write.type === 'put' ? write.record.objectID : write.objectID
    const others = known.filter((record) => record.objectID !== objectID)
    return write.type === 'put' ? [...others, write.record] : others
  }, records)
}

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    type: fc.constant('facet' as const),
    attribute: fc.constantFrom('kind', 'colours', 'group'),
    value: fc.constantFrom(...VALUES, 'g', 'RED'),
    score: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    type: fc.constant('facet' as const),
    attribute: fc.constant('objectID'),
    value: fc.constantFrom(...IDS),
    score: fc.constant(1),
  }),
  fc.record({
    type: fc.constant('number' as const),
    attribute: fc.constantFrom('price', 'none'),
    operator: fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
    value: number,
  }),
  fc.record({
    type: fc.constant('place' as const),
    areas: fc.array(area, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant('range' as const),
    attribute: fc.constant('price'),
    from: number,
    to: number,
  }),
)

export const arbitraryFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf,
    fc.record({
      type: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('not' as const), of: tie('filter') }),
  ),
})).filter

const alternative: fc.Arbitrary<Alternative> = fc.oneof(
  { weight: 4, arbitrary: word.map((each) => one(each, 'exact', 0)) },
  { weight: 2, arbitrary: fc.constantFrom('i', 'he', 'a', '東').map((each) => one(each, 'prefix', 0)) },
  word.map((each) => one(each, 'typo', 1)),
  word.map((each) => one(each, 'plural', 0)),
  fc
    .tuple(
      fc.array(word, { minLength: 2, maxLength: 3 }),
      fc.constantFrom('synonym' as const, 'prefix' as const),
    )
    .map(([words, kind]) => ({ words, kind, typos: 0 as const, span: 1 })),
  word.map((each) => ({ words: [each], kind: 'concatenation' as const, typos: 1 as const, span: 2 })),
)

function one(each: string, kind: Alternative['kind'], typos: 0 | 1 | 2): Alternative {
  return { words: [each], kind, typos, span: 1 }
}

const ranking: fc.Arbitrary<readonly Criterion[]> = fc.oneof(
  fc.constant<Criterion[]>(['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']),
  fc.constant<Criterion[]>([
    { attribute: 'price', order: 'desc' },
    'typo',
    'words',
    'proximity',
    'attribute',
    'exact',
    'custom',
  ]),
  fc.shuffledSubarray<Criterion>([
    'typo',
    'geo',
    'words',
    'filters',
    'proximity',
    'attribute',
    'exact',
    'missingWords',
    'otherWords',
    'typedWords',
    'custom',
  ]),
)

export const arbitraryPlan: fc.Arbitrary<Plan> = fc.record({
  words: fc.array(
    fc.record({
      word,
      optional: fc.boolean(),
      alternatives: fc.array(alternative, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  fewestTypos: fc.constantFrom(undefined, undefined, 1 as const, 2 as const),
  exact: fc.record({
    single: fc.constantFrom('attribute' as const, 'word' as const, 'none' as const),
    besides: fc.subarray(['plural', 'synonym', 'synonym of several words'] as const),
    notIn: fc.subarray(['title', 'code']),
  }),
  phrases: fc.array(fc.array(word, { minLength: 1, maxLength: 2 }), { maxLength: 1 }).filter(rarely),
  without: fc.array(word, { maxLength: 1 }),
  within: fc.option(fc.shuffledSubarray(['title', 'tags', 'meta.style'], { minLength: 1 }), { freq: 2 }),
  searchable: fc.constantFrom(undefined, [
    { path: 'title', rank: 1, ordered: false },
    { path: 'tags', rank: 0, ordered: false },
    { path: 'meta.style', rank: 0, ordered: true },
  ]),
  withoutTypos: fc.constantFrom(['code'], ['title', 'tags'], []),
  filter: fc.option(arbitraryFilter),
  around: fc.option(
    fc.record({
      centre: place,
      precision: fc.constantFrom(
        [{ from: 0, value: 10 }],
        [
          { from: 0, value: 1_000 },
          { from: 500_000, value: 5_000_000 },
        ],
      ),
      automatic: fc.option(fc.constant({ minimum: 0 }), { freq: 2 }),
    }),
    { nil: undefined },
  ),
  preferred: fc.array(arbitraryFilter, { maxLength: 1 }),
  sumFilterScores: fc.boolean(),
  ranking,
  customRanking: fc.constantFrom(TEST_SCHEMA.order, [{ attribute: 'price', order: 'desc' as const }], []),
  minProximity: fc.integer({ min: 1, max: 3 }),
  distinct: fc.option(
    fc.record({ attribute: fc.constantFrom('group', 'colours'), keep: fc.integer({ min: 1, max: 2 }) }),
    { freq: 2 },
  ),
  offset: fc.integer({ min: 0, max: 3 }),
  length: fc.integer({ min: 0, max: 12 }),
  facets: fc.constantFrom('*' as const, ['kind'], ['group', 'colours']),
  maxValuesPerFacet: fc.integer({ min: 1, max: 5 }),
  facetOrder: fc.constantFrom('count' as const, 'alpha' as const),
  pinned: fc.uniqueArray(
    fc.record({ objectID: fc.constantFrom(...IDS), position: fc.integer({ min: 0, max: 3 }) }),
    { maxLength: 2, selector: ({ objectID }) => objectID },
  ),
  hidden: fc.array(fc.constantFrom(...IDS), { maxLength: 1 }),
})

/** Phrases leave few matches: most plans have none. */
function rarely(phrases: readonly (readonly string[])[]): boolean {
  return phrases.length === 0 || phrases.some((phrase) => phrase.includes('icon') || phrase.includes('a'))
}
