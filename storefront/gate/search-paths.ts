/** Where browsers find the local search engine, at the site's own address. */
export const SEARCH_API = '/search-api'

/** All that a search page asks: searches, values of facets, and to note what people clicked. */
const OPEN = [
  { method: 'POST', path: /^\/1\/indexes\/\*\/queries$/ },
  { method: 'POST', path: /^\/1\/indexes\/[^/]+\/query$/ },
  { method: 'POST', path: /^\/1\/indexes\/[^/]+\/facets\/[^/]+\/query$/ },
  { method: 'POST', path: /^\/1\/events$/ },
] as const

/**
 * Where a request is forwarded to; `closed` where it asks for what browsers do not need, null where it is not about
 * the search engine.
 *
 * @param address  path and query
 * @param searchUrl  where the engine is; undefined where there is none
 */
export function searchBehind(
  method: string,
  address: string,
  searchUrl: string | undefined,
): URL | 'closed' | null {
  if (!address.startsWith(`${SEARCH_API}/`)) return null
  const inside = address.slice(SEARCH_API.length)
  // An asterisk may come as `%2A`.
  const path = (inside.split('?')[0] ?? '').replace(/%2a/gi, '*')
  const isOpen = OPEN.some((open) => open.method === method && open.path.test(path))
  return isOpen && searchUrl !== undefined ? new URL(searchUrl + inside) : 'closed'
}
