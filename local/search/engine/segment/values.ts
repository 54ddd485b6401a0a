import type { IndexRecord, Json } from '../../model/record.ts'

export type Scalar = string | number | boolean

/** The path of everything in a record but its `objectID`: the searched path where no attributes are set. */
const EVERYTHING = '*'
/** The rest of a path without dots. */
const PLAIN: readonly string[] = []

/** The texts, numbers and booleans at a path with dots, in order, lists flattened. */
export function valuesAt(record: IndexRecord, path: string): Scalar[] {
  const found: Scalar[] = []
  eachValueAt(record, path, (value) => found.push(value))
  return found
}

/**
 * The same, one by one, for speed: records are written by the million, and most paths are plain names of
 * plain values.
 */
export function eachValueAt(record: IndexRecord, path: string, visit: (value: Scalar) => void): void {
  if (path === EVERYTHING) visitAll(record, visit)
  else if (path.includes('.')) visitPath(record, path.split('.'), 0, visit)
  else visitPath(record[path], PLAIN, 0, visit)
}

/** Every path of a record with numbers, with these numbers. */
export function numbersOf(record: IndexRecord): Map<string, number[]> {
  const found = new Map<string, number[]>()
  collectNumbers(record, '', found)
  return found
}

/** The number to order records by; true is 1. Null where there is none. */
export function orderValue(values: readonly Scalar[]): number | null {
  const first = values.find((value) => typeof value !== 'string')
  return first === undefined ? null : Number(first)
}

function visitPath(
  value: Json | undefined,
  path: readonly string[],
  depth: number,
  visit: (value: Scalar) => void,
): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    if (depth === path.length) visit(value)
  } else if (value === null || value === undefined) {
    return
  } else if (isList(value)) {
    for (const item of value) visitPath(item, path, depth, visit)
  } else {
    const key = path[depth]
    if (key !== undefined && Object.hasOwn(value, key)) visitPath(value[key], path, depth + 1, visit)
  }
}

function visitAll({ objectID: _, ...record }: IndexRecord, visit: (value: Scalar) => void): void {
  for (const value of Object.values(record)) visitWhole(value, visit)
}

function visitWhole(value: Json, visit: (value: Scalar) => void): void {
  if (typeof value !== 'object') visit(value)
  else if (value !== null) for (const item of Object.values(value)) visitWhole(item, visit)
}

function collectNumbers(value: Json, path: string, found: Map<string, number[]>): void {
  if (typeof value === 'number') {
    const known = found.get(path)
    if (known) known.push(value)
    else found.set(path, [value])
  } else if (isList(value)) {
    for (const item of value) collectNumbers(item, path, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      collectNumbers(item, path === '' ? key : `${path}.${key}`, found)
    }
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
