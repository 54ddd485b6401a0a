import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { parseJson } from '#local/search/server/http/parse-json.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'

/** A body that has to be a JSON object; an empty one counts as `{}`. */
export function readObject(body: Buffer): Outcome<{ readonly [name: string]: Json }> {
  if (body.length === 0) return accept({})
  const parsed = parseJson(body)
  if (!parsed.ok) return parsed
  return isObject(parsed.value) ? accept(parsed.value) : REFUSALS.request('The body should be a JSON object')
}

/** A body that has to be a JSON list of objects. */
export function readObjects(body: Buffer): Outcome<readonly { readonly [name: string]: Json }[]> {
  const parsed = parseJson(body)
  if (!parsed.ok) return parsed
  return Array.isArray(parsed.value) && parsed.value.every(isObject)
    ? accept(parsed.value)
    : REFUSALS.request('The body should be a JSON array of objects')
}
