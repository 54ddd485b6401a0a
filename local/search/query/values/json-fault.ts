import { MAX_JSON_DEPTH } from '#domain/contract/json-nesting.ts'
import type { Json } from '#local/search/model/record.ts'

/** A name that would change the prototype of an object, if it were assigned. */
const FORBIDDEN_NAME = '__proto__'

export const TOO_DEEP = `nested deeper than ${MAX_JSON_DEPTH} levels`

/**
 * Why a value from a client is refused: nested too deeply, or with a name that reaches into prototypes; null
 * where it is accepted.
 */
export function faultOfJson(value: Json | undefined, levels: number = MAX_JSON_DEPTH): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return TOO_DEEP
  if (isList(value)) {
    for (const item of value) {
      const fault = faultOfJson(item, levels - 1)
      if (fault !== null) return fault
    }
    return null
  }
  for (const name in value) {
    if (name === FORBIDDEN_NAME) return 'an attribute has a name that is not allowed'
    const fault = faultOfJson(value[name], levels - 1)
    if (fault !== null) return fault
  }
  return null
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
