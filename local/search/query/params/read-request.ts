import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { readValue } from '#local/search/query/values/reader.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { PARAMS, type ParamName, type SearchRequest } from './param-table.ts'

/** What stands around the parameters in a request of many searches, and is not one of them. */
const ENVELOPE = new Set(['indexName', 'type', 'facet', 'facetName', 'extensions', 'params'])

/** Reads a JSON body: parameters, and `params` with more of them as the text of a URL; what stands in both is taken from the body. */
export function readRequest(body: Json): Result<SearchRequest> {
  if (!isObject(body)) return refuse('Search parameters must be an object')
  const inText = typeof body.params === 'string' ? readParamsText(body.params) : accept({})
  if (!inText.ok) return inText
  const own = Object.entries(body).filter(([name]) => !ENVELOPE.has(name))
  const inBody = readEntries(own)
  return inBody.ok ? accept({ ...inText.value, ...inBody.value }) : inBody
}

/** Reads `query=cat&facets=%5B%22kind%22%5D`, as `params` or the query of an address hold it. */
export function readParamsText(source: string): Result<SearchRequest> {
  const entries = [...new URLSearchParams(source)]
  return readEntries(entries.filter(([name]) => !isForTransport(name)))
}

/** Credentials and the client's name may stand in the query of an address, next to the parameters. */
function isForTransport(name: string): boolean {
  return name.toLowerCase().startsWith('x-algolia-')
}

/** A parameter that is null says nothing. */
function readEntries(entries: readonly (readonly [string, Json])[]): Result<SearchRequest> {
  const request: Record<string, unknown> = {}
  for (const [name, given] of entries) {
    if (!isParam(name)) return refuse(`Unknown parameter: ${name}`)
    if (given === null) continue
    const value = readValue<unknown>(PARAMS[name].reader, name, given)
    if (!value.ok) return value
    request[name] = value.value
  }
  return accept(request)
}

function isParam(name: string): name is ParamName {
  return Object.hasOwn(PARAMS, name)
}
