import type { IndexRecord, Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'

type Attributes = Readonly<Record<string, Json>>

/** The new value of an attribute; IGNORE leaves the whole record unchanged. */
type Operation = (current: Json | undefined, value: Json) => Json | undefined | typeof IGNORE

const IGNORE = Symbol('the whole update is ignored')

/** Algolia's built-in operations. An attribute that an operation does not apply to is unchanged. */
const OPERATIONS = {
  Increment: (current, value) => added(current, value, 1),
  Decrement: (current, value) => added(current, value, -1),
  Add: (current, value) => withElements(current, (elements) => [...elements, value]),
  Remove: (current, value) => withElements(current, (elements) => elements.filter((each) => each !== value)),
  AddUnique: (current, value) =>
    withElements(current, (elements) => (elements.includes(value) ? elements : [...elements, value])),
  /** Optimistic locking: the update must contain the current number. */
  IncrementFrom: (current, value) => ((current ?? 0) === value && isNumber(value) ? value + 1 : IGNORE),
  /** Versioning: only a greater number is applied. */
  IncrementSet: (current, value) => (isNumber(value) && value > Number(current ?? 0) ? value : IGNORE),
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof OPERATIONS

/**
 * A record after a partial update: named attributes are replaced, or changed by a built-in operation; the
 * others are unchanged. An update whose version does not fulfil `IncrementFrom` or `IncrementSet` is ignored.
 *
 * @param current null for a missing record: the operations start from nothing
 * @returns the record to store, or null where the update is ignored
 */
export function updatePartially(
  current: IndexRecord | null,
  objectID: string,
  update: Attributes,
): IndexRecord | null {
  const changed: [string, Json][] = []
  for (const [attribute, given] of Object.entries(update)) {
    const before = current && Object.hasOwn(current, attribute) ? current[attribute] : undefined
    const after = isOperation(given) ? OPERATIONS[given._operation](before, given.value) : given
    if (after === IGNORE) return null
    if (after !== undefined) changed.push([attribute, after])
  }
  return Object.fromEntries([
    ...Object.entries(current ?? {}),
    ...changed,
    ['objectID', objectID],
  ]) as IndexRecord
}

/** The fault of a partial update, or null. */
export function faultOf(update: Attributes): string | null {
  for (const [attribute, given] of Object.entries(update)) {
    if (!isObject(given) || !Object.hasOwn(given, '_operation')) continue
    if (!isOperation(given)) return `Invalid operation on attribute "${attribute}"`
    if (takesNumber(given._operation) && !isNumber(given.value)) {
      return `Operation ${given._operation} on attribute "${attribute}" expects a number`
    }
  }
  return null
}

function isOperation(given: Json): given is { readonly _operation: OperationName; readonly value: Json } {
  return (
    isObject(given) &&
    typeof given._operation === 'string' &&
    Object.hasOwn(OPERATIONS, given._operation) &&
    Object.hasOwn(given, 'value')
  )
}

function takesNumber(name: OperationName): boolean {
  return name.startsWith('Increment') || name === 'Decrement'
}

function added(current: Json | undefined, value: Json, sign: 1 | -1): Json | undefined {
  if (!isNumber(value)) return current
  if (current === undefined || current === null) return sign * value
  return isNumber(current) ? current + sign * value : current
}

function withElements(
  current: Json | undefined,
  change: (elements: readonly Json[]) => readonly Json[],
): Json | undefined {
  if (current === undefined || current === null) return change([])
  return Array.isArray(current) ? change(current) : current
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number'
}
