type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/**
 * The one text of a value, as RFC 8785 (JSON Canonicalization Scheme) defines it: no space, and the names of each object
 * in the order of their UTF-16 code units. It is what a signature covers, so it must never change. Numbers are whole.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
