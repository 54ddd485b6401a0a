import type { Json } from '#local/search/model/record.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'

/** How deep lists and objects may be nested: whoever walks a value later must not run out of stack. */
export const DEEPEST = 64

/** A name that would change what every object inherits, if it were assigned somewhere. */
const POISON = '__proto__'

/** Reads JSON from a stranger: valid, not too deep, and without names that reach into prototypes. */
export function parseJson(source: Buffer | string): Outcome<Json> {
  let value: Json
  try {
    // However deep it is, this does not recurse; and it makes even the poisonous name a plain attribute.
    value = JSON.parse(source.toString())
  } catch (error) {
    return REFUSALS.json(error instanceof Error ? error.message : 'not readable')
  }
  const fault = faultOf(value, DEEPEST)
  return fault === null ? accept(value) : REFUSALS.json(fault)
}

/** What is wrong with a value in which so many levels are allowed; null where nothing is. */
function faultOf(value: Json | undefined, levels: number): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return `nested deeper than ${DEEPEST} levels`
  if (isList(value)) {
    for (const item of value) {
      const fault = faultOf(item, levels - 1)
      if (fault !== null) return fault
    }
    return null
  }
  for (const name in value) {
    if (name === POISON) return 'an attribute has a name that is not allowed'
    const fault = faultOf(value[name], levels - 1)
    if (fault !== null) return fault
  }
  return null
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
