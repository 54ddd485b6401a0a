import type { Filter } from '../../model/filter.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, emptySet, setOf } from '../docset/doc-set.ts'
import { docsWithin, type Interval, intervalsOf } from './number-sets.ts'
import { placeSet } from './place-set.ts'
import { remembered, type SegmentView } from './view.ts'

/** Below this share of a segment, numbers are compared document by document. */
const FEW = 1 / 32

/** Longer lists of intervals are unlikely to be used again. */
const MAX_CACHED = 16

/** The documents of `among` that a filter accepts. */
export function filterSet(view: SegmentView, filter: Filter, among: DocSet): DocSet {
  switch (filter.type) {
    case 'and':
      return filter.of.reduce((set, part) => filterSet(view, part, set), among)
    case 'or':
      return anyOf(view, filter.of, among)
    case 'not':
      return andNot(among, filterSet(view, filter.of, among))
    case 'facet':
      return and(among, facetSet(view, filter.attribute, filter.value))
    case 'number':
      return byIntervals(view, filter.attribute, intervalsOf(filter.operator, filter.value), among)
    case 'range':
      return byIntervals(view, filter.attribute, [filter], among)
    case 'place':
      return placeSet(view, filter.areas, among)
  }
}

/** Combines comparisons of one attribute: a thousand of them take one pass over its numbers. */
function anyOf(view: SegmentView, parts: readonly Filter[], among: DocSet): DocSet {
  const compared = new Map<string, Interval[]>()
  const sets: DocSet[] = []
  for (const part of parts) {
    if (part.type !== 'number' && part.type !== 'range') {
      sets.push(filterSet(view, part, among))
      continue
    }
    const intervals = compared.get(part.attribute) ?? []
    intervals.push(...(part.type === 'range' ? [part] : intervalsOf(part.operator, part.value)))
    compared.set(part.attribute, intervals)
  }
  for (const [path, intervals] of compared) sets.push(byIntervals(view, path, intervals, among))
  return or(sets, among.universe)
}

function byIntervals(view: SegmentView, path: string, intervals: readonly Interval[], among: DocSet): DocSet {
  if (among.size < among.universe * FEW) return docsWithin(view.segment, path, intervals, among)
  const within = () => docsWithin(view.segment, path, intervals, null)
  if (intervals.length > MAX_CACHED) return and(among, within())
  const name = intervals.map(({ from, to }) => `${from} ${to}`).join()
  return and(among, remembered(view, `n ${path} ${name}`, within))
}

/** Documents with a value of a facet, ignoring case; none for an attribute that is not a facet. */
function facetSet(view: SegmentView, attribute: string, value: string): DocSet {
  const { index, segment } = view
  if (attribute === 'objectID') {
    const at = index.locate(value)
    return at?.segment === segment
      ? setOf(Uint32Array.of(at.doc), segment.universe)
      : emptySet(segment.universe)
  }
  const facet = index.layout.schema.facets.findIndex(({ path }) => path === attribute)
  const ids = facet < 0 ? [] : (index.terms.facets[facet]?.idsIgnoringCase(value) ?? [])
  return or(
    ids.map((id) => valueSet(view, facet, id)),
    segment.universe,
  )
}

function valueSet(view: SegmentView, facet: number, id: number): DocSet {
  return remembered(view, `f ${facet} ${id}`, () => {
    const [found] = view.segment.facets[facet]?.sets(id, () => true) ?? []
    return found?.set ?? emptySet(view.segment.universe)
  })
}
