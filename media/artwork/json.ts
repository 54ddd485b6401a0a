/** A value read from JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** Null instead of an exception when the text is not JSON. */
export function readJson(text: string): Json | null {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

/** The objects of a list; empty for other values. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : []
}

export function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/**
 * How deep lists and objects are nested; null when deeper than `most`. Does not recurse, so deep nesting
 * cannot overflow the stack.
 */
export function depthOf(value: Json, most: number): number | null {
  let level: readonly Json[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return null
    const next: Json[] = []
    for (const parent of level) {
      for (const child of isList(parent) ? parent : isObject(parent) ? Object.values(parent) : []) {
        if (typeof child === 'object' && child !== null) next.push(child)
      }
    }
    if (next.length === 0) return depth
    level = next
  }
  return 0
}
