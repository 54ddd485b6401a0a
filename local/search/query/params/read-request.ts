import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { readGivenOptions } from '#local/search/query/values/read-options.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { PARAMS, type SearchRequest } from './param-table.ts'

/** Keys of a request of many searches that are not search parameters. */
const ENVELOPE = new Set(['indexName', 'type', 'facet', 'facetName', 'params'])

/**
 * Reads a JSON body: parameters, and `params` with more of them as a query string; the body takes precedence.
 */
export function readRequest(body: Json): Result<SearchRequest> {
  if (!isObject(body)) return refuse('Search parameters must be an object')
  const inText = typeof body.params === 'string' ? readParamsText(body.params) : accept({})
  if (!inText.ok) return inText
  const own = Object.entries(body).filter(([name]) => !ENVELOPE.has(name))
  const inBody = readGivenOptions(PARAMS, own)
  return inBody.ok ? accept({ ...inText.value, ...inBody.value }) : inBody
}

/** Reads `query=cat&facets=%5B%22kind%22%5D`, from `params` or the query of an address. */
export function readParamsText(source: string): Result<SearchRequest> {
  const entries = [...new URLSearchParams(source)]
  return readGivenOptions(
    PARAMS,
    entries.filter(([name]) => !isForTransport(name)),
  )
}

/** Credentials and the client's name may be in the query of a URL, next to the parameters. */
function isForTransport(name: string): boolean {
  return name.toLowerCase().startsWith('x-algolia-')
}
