import type { IndexRecord, Json } from '#local/search/model/record.ts'
import { isObject } from './scalars.ts'

/** The texts, numbers and booleans at a path with dots in a record, lists flattened. */
export function valuesAt(record: IndexRecord, path: string): readonly (string | number | boolean)[] {
  return below([record], path.split('.')).filter(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  )
}

function below(values: readonly Json[], [name, ...rest]: readonly string[]): readonly Json[] {
  const opened = values.flatMap(open)
  if (name === undefined) return opened
  const next = opened.flatMap((value) =>
    isObject(value) && Object.hasOwn(value, name) ? [value[name] ?? null] : [],
  )
  return below(next, rest)
}

function open(value: Json): readonly Json[] {
  return Array.isArray(value) ? value.flatMap(open) : [value]
}
