import type { IndexRecord, Json } from '../../model/record.ts'

export type Scalar = string | number | boolean

/** The path of everything in a record but its `objectID`: what is searched where no attributes are named. */
const EVERYTHING = '*'

/** What a path with dots leads to in a record, lists opened up: its texts, numbers and booleans in their order. */
export function valuesAt(record: IndexRecord, path: string): Scalar[] {
  if (path === EVERYTHING) {
    const { objectID: _, ...rest } = record
    return scalarsOf(rest)
  }
  const direct = record[path]
  if (direct !== undefined && !path.includes('.')) {
    if (typeof direct === 'string' || typeof direct === 'number' || typeof direct === 'boolean')
      return [direct]
  }
  const found: Scalar[] = []
  collect(record, path.split('.'), 0, found)
  return found
}

/** Every path of a record that leads to a number, with its numbers. */
export function numbersOf(record: IndexRecord): Map<string, number[]> {
  const found = new Map<string, number[]>()
  collectNumbers(record, '', found)
  return found
}

/** The number that records are ordered by: of booleans, true is 1. Null where there is none. */
export function orderValue(values: readonly Scalar[]): number | null {
  const first = values.find((value) => typeof value !== 'string')
  return first === undefined ? null : Number(first)
}

function collect(value: Json | undefined, path: readonly string[], depth: number, found: Scalar[]): void {
  if (value === null || value === undefined) return
  if (isList(value)) {
    for (const item of value) collect(item, path, depth, found)
    return
  }
  if (typeof value === 'object') {
    const key = path[depth]
    if (key !== undefined && Object.hasOwn(value, key)) collect(value[key], path, depth + 1, found)
    return
  }
  if (depth === path.length) found.push(value)
}

function scalarsOf(value: Json): Scalar[] {
  if (value === null) return []
  return typeof value === 'object' ? Object.values(value).flatMap(scalarsOf) : [value]
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
