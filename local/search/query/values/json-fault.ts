import type { Json } from '#local/search/model/record.ts'

/** Levels of lists and objects in each other: functions that walk a value recursively must not run out of stack. */
export const MAX_JSON_DEPTH = 64

/** A name that would change what every object inherits, if it were assigned somewhere. */
const FORBIDDEN_NAME = '__proto__'

/** Why a value from a client is refused: nested too deep, or with a name that reaches into prototypes; null where it is not. */
export function faultOfJson(value: Json | undefined, levels: number = MAX_JSON_DEPTH): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return `nested deeper than ${MAX_JSON_DEPTH} levels`
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
