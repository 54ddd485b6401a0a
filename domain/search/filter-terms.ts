/** Terms of Algolia's `filters`, to be joined by AND. Values are quoted, so that nothing in them is taken for syntax. */

/** The attribute has the value. */
export function is(attribute: string, value: string): string {
  return `${attribute}:"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/**
 * The attribute has one of the values.
 *
 * @param values at least one: without any the term is no filter
 */
export function anyOf(attribute: string, values: readonly string[]): string {
  return `(${values.map((value) => is(attribute, value)).join(' OR ')})`
}
