import { isTrait } from '#domain/assets/traits.ts'
import type { Choice } from '#domain/routing/choices.ts'
import type { Term, TermField } from './listing-terms.ts'

/**
 * The attribute with all traits of a record (`domain/assets/traits.ts`). One attribute is one column to store and one
 * pass to count. Because it holds many choices, a trait is counted separately once some of its values are chosen.
 */
export const TRAITS_ATTRIBUTE = 'traits'

/** The attribute of a search record for each field of a term. */
const ATTRIBUTES = {
  kind: 'kind',
  free: 'free',
  featured: 'featured',
  collection: 'collections',
  contributor: 'contributor',
  tag: 'tagSlugs',
  style: 'style',
  category: 'categories',
  colour: 'colours',
  orientation: 'orientation',
  format: 'formats',
  dimension: TRAITS_ATTRIBUTE,
  people: TRAITS_ATTRIBUTE,
  gender: TRAITS_ATTRIBUTE,
  age: TRAITS_ATTRIBUTE,
  ethnicity: TRAITS_ATTRIBUTE,
  minWidth: TRAITS_ATTRIBUTE,
  minHeight: TRAITS_ATTRIBUTE,
} as const satisfies Record<TermField, string>

export function attributeOf(field: Choice | 'kind' | 'free'): string {
  return ATTRIBUTES[field]
}

/** Terms as the `filters` parameter of Algolia's search; empty without terms. */
export function filtersOfTerms(terms: readonly Term[]): string {
  return terms
    .map(({ field, values }) =>
      anyOf(ATTRIBUTES[field], isTrait(field) ? values.map((value) => `${field}:${value}`) : values),
    )
    .join(' AND ')
}

function anyOf(attribute: string, values: readonly string[]): string {
  return `(${values.map((value) => `${attribute}:${quoted(value)}`).join(' OR ')})`
}

/** Quoted, so that a value is never parsed as syntax. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
