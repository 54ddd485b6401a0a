/** Path of the local search engine on the site. */
export const SEARCH_API = '/search-api'

/**
 * The requests of a search page: searches, facet values, and click events. Names of indices and attributes are limited
 * to safe characters: whatever a URL parser or the engine parses differently (`\`, `#`, `%2F`, `..`) does not match.
 */
const OPEN = [
  { method: 'POST', path: /^\/1\/indexes\/\*\/queries$/ },
  { method: 'POST', path: /^\/1\/indexes\/[A-Za-z0-9_-]+\/query$/ },
  { method: 'POST', path: /^\/1\/indexes\/[A-Za-z0-9_-]+\/facets\/\w+(?:\.\w+)*\/query$/ },
  { method: 'POST', path: /^\/1\/events$/ },
] as const

/** A query string as clients encode it (RFC 3986, section 3.4): no `#`, no backslash, no other byte. */
const QUERY = /^(?:\?[\w\-.~!$&'()*+,;=:@/?%[\]|"]*)?$/

/**
 * The address that a search request is forwarded to; `closed` for requests that browsers do not need, null for other
 * paths. The path is checked as it is sent, after the URL parser has normalised it.
 *
 * @param address  path and query
 * @param searchUrl  the engine; undefined where there is none
 */
export function searchBehind(
  method: string,
  address: string,
  searchUrl: string | undefined,
): URL | 'closed' | null {
  if (!address.startsWith(`${SEARCH_API}/`)) return null
  if (searchUrl === undefined) return 'closed'
  const inside = address.slice(SEARCH_API.length)
  const end = inside.indexOf('?')
  // An asterisk may be encoded as `%2A`.
  const path = (end === -1 ? inside : inside.slice(0, end)).replace(/%2a/gi, '*')
  const query = end === -1 ? '' : inside.slice(end)
  const isOpen = OPEN.some((open) => open.method === method && open.path.test(path))
  if (!isOpen || !QUERY.test(query)) return 'closed'
  const engine = new URL(searchUrl)
  const sent = new URL(searchUrl.replace(/\/$/, '') + path + query)
  const isAsJudged =
    sent.origin === engine.origin &&
    sent.pathname === engine.pathname.replace(/\/$/, '') + path &&
    sent.hash === ''
  return isAsJudged ? sent : 'closed'
}
