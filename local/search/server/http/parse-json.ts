import { isNestedTooDeep } from '#domain/contract/json-nesting.ts'
import type { Json } from '#local/search/model/record.ts'
import { faultOfJson, TOO_DEEP } from '#local/search/query/values/json-fault.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'

/** Parses JSON from a client: valid, not nested too deeply, and without names that reach into prototypes. */
export function parseJson(source: Buffer | string): Outcome<Json> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  if (isNestedTooDeep(bytes)) return REFUSALS.json(TOO_DEEP)
  let value: Json
  try {
    // Does not recurse, so deep nesting is no danger; `__proto__` becomes a plain attribute.
    value = JSON.parse(source.toString())
  } catch (error) {
    return REFUSALS.json(error instanceof Error ? error.message : 'not readable')
  }
  const fault = faultOfJson(value)
  return fault === null ? accept(value) : REFUSALS.json(fault)
}
