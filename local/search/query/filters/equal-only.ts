import type { Filter } from '#local/search/model/filter.ts'
import { readModified } from '#local/search/query/settings/notation.ts'

/**
 * The first attribute that a filter compares by more or less, although it may only be compared by `=` and
 * `!=`: `equalOnly(price)`
 * (https://www.algolia.com/doc/api-reference/api-parameters/numericAttributesForFiltering). Null where there
 * is none.
 */
export function firstOnlyEqual(filter: Filter | null, sources: readonly string[]): string | null {
  const names = sources.map(readModified).filter(({ modifiers }) => modifiers.includes('equalOnly'))
  if (filter === null || names.length === 0) return null
  const onlyEqual = new Set(names.map(({ name }) => name))
  return comparedIn(filter).find((attribute) => onlyEqual.has(attribute)) ?? null
}

/** The attributes that are compared by more or less. */
function comparedIn(filter: Filter): readonly string[] {
  switch (filter.type) {
    case 'number':
      return filter.operator === '=' || filter.operator === '!=' ? [] : [filter.attribute]
    case 'range':
      return [filter.attribute]
    case 'not':
      return comparedIn(filter.of)
    case 'and':
    case 'or':
      return filter.of.flatMap(comparedIn)
    default:
      return []
  }
}
