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

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}')

/**
 * Why a text is refused before it is parsed: a text of brackets alone takes long to parse, and is refused afterwards all
 * the same. Null where its brackets are nested within the limit.
 */
export function faultOfNesting(source: Uint8Array): string | null {
  let levels = 0
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at]
    if (byte === QUOTE) at = endOfText(source, at)
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      levels += 1
      if (levels > MAX_JSON_DEPTH) return `nested deeper than ${MAX_JSON_DEPTH} levels`
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) levels -= 1
  }
  return null
}

/** Where a text in quotes ends that begins here. */
function endOfText(source: Uint8Array, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== QUOTE) at += source[at] === BACKSLASH ? 2 : 1
  return at
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
