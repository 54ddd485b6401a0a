import type { Area, Around } from '../../model/geo.ts'
import type { Plan } from '../../model/plan.ts'
import { or } from '../docset/combine.ts'
import { setOf, weightOf } from '../docset/doc-set.ts'
import type { Countable } from './countable.ts'
import { Counted } from './facet-counts.ts'
import {
  type MatchQuery,
  matchSegment,
  queryWords,
  type SegmentMatch,
  withinAreas,
  withTypos,
} from './match.ts'
import { automaticRadius } from './nearness.ts'
import type { IndexView } from './view.ts'

/** The matches of a query in all segments with their counts, valid until the next write. */
export class Matched implements Countable {
  readonly index: IndexView
  readonly segments: readonly SegmentMatch[]
  readonly total: number
  /** In metres; null where the search gives a radius, or is not geographic. */
  readonly automaticRadius: number | null
  #counted: readonly Counted[] | null = null
  readonly #cache = new Map<string, unknown>()

  constructor(index: IndexView, query: MatchQuery & Pick<Plan, 'pinned'>) {
    this.index = index
    const words = queryWords(query)
    const matches = index.segments.map((segment) => matchSegment({ index, segment }, query, words))
    const { automaticRadius, segments } = nearby(matches, query.around)
    this.automaticRadius = automaticRadius
    this.segments = fewest(segments, query.fewestTypos).map((match) => {
      const { segment } = match.view
      const pinned = query.pinned.flatMap(({ objectID }) => {
        const at = index.locate(objectID)
        return at?.segment === segment ? [setOf(Uint32Array.of(at.doc), segment.universe)] : []
      })
      return { ...match, set: or([match.set, ...pinned], segment.universe) }
    })
    this.total = this.segments.reduce((sum, { set }) => sum + set.size, 0)
  }

  /** Its documents, for counting. */
  counted(): readonly Counted[] {
    this.#counted ??= this.segments.map(({ view, set }) => new Counted(view, set))
    return this.#counted
  }

  /** Releases the intermediate counts that facets share. */
  endCounting(): void {
    this.#counted = null
  }

  /** Approximate memory in bytes. */
  get weight(): number {
    let weight = 0
    for (const { set, grades, sets } of this.segments) {
      weight += weightOf(set) + sets.weight
      for (const grade of grades) weight += weightOf(grade.set)
    }
    for (const cache of this.#cache.values()) {
      if (ArrayBuffer.isView(cache)) weight += cache.byteLength
    }
    return weight
  }

  remembers(name: string): boolean {
    return this.#cache.has(name)
  }

  remember<T>(name: string, make: () => T): T {
    if (!this.remembers(name)) this.#cache.set(name, make())
    return this.#cache.get(name) as T
  }
}

/** Plans that match the same documents have the same key. */
export function matchKey({
  words,
  fewestTypos,
  phrases,
  without,
  within,
  withoutTypos,
  filter,
  hidden,
  pinned,
  around,
}: Plan): string {
  return JSON.stringify([
    words,
    fewestTypos,
    phrases,
    without,
    within,
    withoutTypos ?? null,
    filter,
    hidden,
    pinned.map(({ objectID }) => objectID),
    around?.automatic ? around : null,
  ])
}

/** The documents within the automatic radius of a search without a radius. */
function nearby(
  matches: readonly SegmentMatch[],
  around: Around | undefined,
): { readonly automaticRadius: number | null; readonly segments: readonly SegmentMatch[] } {
  if (!around?.automatic) return { automaticRadius: null, segments: matches }
  const located = matches.map(({ view, set }) => ({ segment: view.segment, set }))
  const radius = automaticRadius(located, around)
  const circle: Area = { type: 'circle', centre: around.centre, radius }
  return { automaticRadius: radius, segments: matches.map((match) => withinAreas(match, [circle])) }
}

/** Keeps the `kept` smallest numbers of typos over all segments. */
function fewest(matches: readonly SegmentMatch[], kept: 1 | 2 | undefined): readonly SegmentMatch[] {
  if (kept === undefined) return matches
  const typos = new Set(matches.flatMap(({ grades }) => grades.map((grade) => grade.typos)))
  const wanted = new Set([...typos].sort((a, b) => a - b).slice(0, kept))
  return matches.map((match) => withTypos(match, wanted))
}
