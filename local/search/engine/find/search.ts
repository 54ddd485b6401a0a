import type { Found, Match, Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import { andNot } from '../docset/combine.ts'
import { setOf } from '../docset/doc-set.ts'
import type { Segment } from '../segment/segment.ts'
import { Candidates } from './candidates.ts'
import { type Measures, measuresOf, type Progress, splittersOf } from './criteria.ts'
import { Groups } from './distinct.ts'
import { countFacets, facetStats, requestedFacets, topValues } from './facets.ts'
import type { Matched } from './matched.ts'
import { type Bucket, mergeRanked, rankSegment } from './rank.ts'
import { rankingInfo } from './ranking-info.ts'

/** Reads the record of a document. */
export type ReadRecord = (segment: Segment, doc: number) => IndexRecord

/** Executes a plan on its matches: ranks as far as the page needs, and counts the requested facets. */
export function search(matched: Matched, plan: Plan, read: ReadRecord): Found {
  const progress: Progress = { complete: true }
  const groups = plan.distinct ? new Groups(matched, plan.distinct) : null
  const hits = plan.length > 0 ? hitsOf(matched, plan, groups, progress) : []
  const facets = requestedFacets(matched, plan.facets)
  const isGrouped = (path: string) =>
    groups !== null && (plan.countedAfterDistinct === '*' || plan.countedAfterDistinct?.includes(path))
  const grouped = groups && facets.some(({ path }) => isGrouped(path)) ? groups.kept(matched) : matched
  const countable = (path: string) => (isGrouped(path) ? grouped : matched)
  const stats = facets.flatMap(({ path }) => {
    const found = facetStats(countable(path), path)
    return found ? [[path, found] as const] : []
  })
  for (const each of new Set([matched, grouped])) {
    countFacets(
      each,
      facets.filter(({ path }) => countable(path) === each).map(({ facet }) => facet),
    )
  }
  const counts = facets.map(({ path, facet }) => [
    path,
    topValues(countable(path), facet, plan.facetOrder, plan.maxValuesPerFacet),
  ])
  matched.endCounting()
  return {
    matches: hits.map((hit) => matchOf(hit, plan, read)),
    total: groups ? groups.total(matched) : matched.total,
    ...(matched.automaticRadius === null ? {} : { automaticRadius: matched.automaticRadius }),
    facets: Object.fromEntries(counts),
    facetsStats: Object.fromEntries(stats),
    exhaustive: { nbHits: true, facetsCount: true, typo: true, ranking: progress.complete },
  }
}

interface Hit {
  readonly measures: Measures
  readonly doc: number
  readonly promoted: boolean
}

/** The hits of the page: pinned hits at their positions, all others in ranking order. */
function hitsOf(matched: Matched, plan: Plan, groups: Groups | null, progress: Progress): Hit[] {
  const candidates = new Candidates(matched.index, plan)
  const measures = new Map(
    matched.segments.map((match) => [match.view.segment, measuresOf(match, plan, candidates)] as const),
  )
  const pinned = pinnedHits(matched, plan, measures)
  const organic = rankedHits(
    [...measures.values()],
    plan,
    pinned.map(({ hit }) => hit),
    groups,
    progress,
  )
  return page(placed(organic, pinned), plan.offset, plan.length)
}

function* rankedHits(
  measures: readonly Measures[],
  plan: Plan,
  pinned: readonly Hit[],
  groups: Groups | null,
  progress: Progress,
): Generator<Hit> {
  const passes = groups?.gate() ?? (() => true)
  for (const hit of pinned) passes(hit.measures.match.view.segment, hit.doc)
  const streams = measures.map((measure): Generator<Bucket> => {
    const own = pinned.filter((hit) => hit.measures === measure).map(({ doc }) => doc)
    const bucket = andNot(measure.match.set, setOf(Uint32Array.from(own).sort(), measure.match.set.universe))
    return rankSegment(measure, bucket, splittersOf(measure, plan, progress))
  })
  for (const ranked of mergeRanked(streams)) {
    if (passes(ranked.measures.match.view.segment, ranked.doc)) {
      yield { measures: ranked.measures, doc: ranked.doc, promoted: false }
    }
  }
}

function pinnedHits(
  matched: Matched,
  plan: Plan,
  measures: ReadonlyMap<Segment, Measures>,
): { readonly hit: Hit; readonly position: number }[] {
  const seen = new Set<string>()
  return plan.pinned
    .flatMap(({ objectID, position }) => {
      const at = matched.index.locate(objectID)
      const measure = at && measures.get(at.segment)
      if (!at || !measure || seen.has(objectID)) return []
      seen.add(objectID)
      return [{ hit: { measures: measure, doc: at.doc, promoted: true }, position }]
    })
    .sort((a, b) => a.position - b.position)
}

/** Pins beyond the last hit follow it. */
function* placed(
  organic: Iterable<Hit>,
  pinned: readonly { readonly hit: Hit; readonly position: number }[],
): Generator<Hit> {
  const waiting = [...pinned]
  let position = 0
  for (const hit of organic) {
    while (waiting[0] && waiting[0].position <= position) {
      yield (waiting.shift() as (typeof waiting)[number]).hit
      position++
    }
    yield hit
    position++
  }
  for (const { hit } of waiting) yield hit
}

function page(hits: Iterable<Hit>, offset: number, length: number): Hit[] {
  const found: Hit[] = []
  let position = 0
  for (const hit of hits) {
    if (position++ < offset) continue
    found.push(hit)
    if (found.length === length) break
  }
  return found
}

/** Content and ranking information are read and calculated on demand. */
function matchOf({ measures, doc, promoted }: Hit, plan: Plan, read: ReadRecord): Match {
  const { segment } = measures.match.view
  let record: IndexRecord | null = null
  return {
    get objectID() {
      return segment.objectIdOf(doc) ?? this.record.objectID
    },
    get record() {
      record ??= read(segment, doc)
      return record
    },
    get ranking() {
      const ranking = rankingInfo(measures, doc, plan)
      return promoted ? { ...ranking, promoted } : ranking
    },
  }
}
