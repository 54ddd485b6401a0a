/** Terms of Algolia's `filters`, to be joined by AND. Values are quoted, so that they are never parsed as syntax. */

/** The attribute has the value. */
export function is(attribute: string, value: string): string {
  return `${attribute}:"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/**
 * The attribute has one of the values.
 *
 * @param values at least one: an empty term is no filter
 */
export function anyOf(attribute: string, values: readonly string[]): string {
  return `(${values.map((value) => is(attribute, value)).join(' OR ')})`
}
