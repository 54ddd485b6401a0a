import type { Filter } from '../../model/filter.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, emptySet, fullSet, setOf } from '../docset/doc-set.ts'
import { docsBetween, docsComparing } from './number-sets.ts'
import { remembered, type SegmentView } from './view.ts'

/** The documents of a segment that a filter lets through, dead ones included. */
export function filterSet(view: SegmentView, filter: Filter): DocSet {
  const universe = view.segment.universe
  switch (filter.type) {
    case 'and':
      return filter.of.reduce((set, part) => and(set, filterSet(view, part)), fullSet(universe))
    case 'or':
      return or(
        filter.of.map((part) => filterSet(view, part)),
        universe,
      )
    case 'not':
      return andNot(fullSet(universe), filterSet(view, filter.of))
    case 'facet':
      return facetSet(view, filter.attribute, filter.value)
    case 'number':
      return remembered(view, `n ${filter.attribute} ${filter.operator} ${filter.value}`, () =>
        docsComparing(view.segment, filter.attribute, filter.operator, filter.value),
      )
    case 'range':
      return remembered(view, `r ${filter.attribute} ${filter.from} ${filter.to}`, () =>
        docsBetween(view.segment, filter.attribute, filter.from, filter.to),
      )
  }
}

/** Documents that have a value of a facet, in whatever case; of what is no facet, none. */
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
