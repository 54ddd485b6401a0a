/** Where browsers find the local search engine, at the site's own address. */
export const SEARCH_API = '/search-api'

/**
 * All that a search page asks: searches, values of facets, and to note what people clicked. Names of indices and
 * attributes are spelt out by what they may contain: whatever a URL parser or the engine reads as something else (`\`,
 * `#`, `%2F`, `..`) fits none of these.
 */
const OPEN = [
  { method: 'POST', path: /^\/1\/indexes\/\*\/queries$/ },
  { method: 'POST', path: /^\/1\/indexes\/[A-Za-z0-9_-]+\/query$/ },
  { method: 'POST', path: /^\/1\/indexes\/[A-Za-z0-9_-]+\/facets\/\w+(?:\.\w+)*\/query$/ },
  { method: 'POST', path: /^\/1\/events$/ },
] as const

/** Parameters of an address as clients encode them (RFC 3986, section 3.4): no `#`, no backslash, no other byte. */
const QUERY = /^(?:\?[\w\-.~!$&'()*+,;=:@/?%[\]|"]*)?$/

/**
 * Where a request is forwarded to; `closed` where it asks for what browsers do not need, null where it is not about
 * the search engine. The address is judged as it is sent, after the URL parser has normalised it.
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
  if (searchUrl === undefined) return 'closed'
  const inside = address.slice(SEARCH_API.length)
  const end = inside.indexOf('?')
  // An asterisk may come as `%2A`.
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
