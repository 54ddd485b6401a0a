import type { AttributeOrder, Criterion } from '#local/search/model/plan.ts'
import { readModified } from './notation.ts'

const NAMED = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'] as const

/**
 * Attributes that this engine computes for each search (README.md). Algolia treats them as attributes that
 * all records lack, and they do not change its order.
 */
const COMPUTED: Readonly<Record<string, Criterion>> = {
  'asc(_missingWords)': 'missingWords',
  'asc(_otherWords)': 'otherWords',
  'desc(_typedWords)': 'typedWords',
}

/** Parses `desc(popularity)`; null for other texts. */
export function readOrder(source: string): AttributeOrder | null {
  const { modifiers, name } = readModified(source)
  const [order, ...more] = modifiers
  if (more.length > 0 || name === '' || (order !== 'asc' && order !== 'desc')) return null
  return { attribute: name, order }
}

/** A criterion of `ranking`: one of Algolia's, or an order by an attribute. Null for other texts. */
export function readCriterion(source: string): Criterion | null {
  const trimmed = source.trim()
  return NAMED.find((name) => name === trimmed) ?? COMPUTED[trimmed] ?? readOrder(source)
}

/** The orders in a list; invalid ones are skipped, as they were refused when the settings were saved. */
export function ordersOf(sources: readonly string[]): readonly AttributeOrder[] {
  return sources.map(readOrder).filter((order) => order !== null)
}

/**
 * The criteria of a ranking. In `strict`, typos come first whatever the ranking says, as Algolia documents
 * it.
 */
export function criteriaOf(sources: readonly string[], typosFirst: boolean): readonly Criterion[] {
  const criteria = sources.map(readCriterion).filter((criterion) => criterion !== null)
  if (!typosFirst) return criteria
  return ['typo', ...criteria.filter((criterion) => criterion !== 'typo')]
}
