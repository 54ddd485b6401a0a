import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { readParamsText, readRequest } from '#local/search/query/params/read-request.ts'
import type { Result } from '#local/search/query/refusal.ts'
import { runBrowse } from '#local/search/query/run-browse.ts'
import { runFacetSearch } from '#local/search/query/run-facet-search.ts'
import { runSearch } from '#local/search/query/run-search.ts'
import type { SearchableIndex, SearchContext } from '#local/search/query/searchable-index.ts'
import { restrict } from '#local/search/server/access/restrict.ts'
import { type Answer, ok } from '#local/search/server/http/answer.ts'
import { accept, type Outcome } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import { readObject } from './read-object.ts'
import { type Call, param, type Route } from './route.ts'
import { searchMany } from './search-many.ts'
import { contextOf, searchedIndex } from './searched-index.ts'

/** Searches of one index, its facets and all its records, and of several indices at once. */
export const SEARCH_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/*/queries', needs: 'search', handle: searchMany },
  { method: 'POST', path: '/1/indexes/:index/query', needs: 'search', handle: byBody(runSearch) },
  { method: 'GET', path: '/1/indexes/:index/query', needs: 'search', handle: byAddress(runSearch) },
  { method: 'GET', path: '/1/indexes/:index', needs: 'search', handle: byAddress(runSearch) },
  { method: 'POST', path: '/1/indexes/:index/browse', needs: 'browse', handle: byBody(runBrowse) },
  { method: 'GET', path: '/1/indexes/:index/browse', needs: 'browse', handle: byAddress(runBrowse) },
  {
    method: 'POST',
    path: '/1/indexes/:index/facets/:facet/query',
    needs: 'search',
    handle: byBody((index, request, context, call) =>
      runFacetSearch(index, param(call, 'facet'), request, context),
    ),
  },
]

/** Executes a request on an index. */
type Run = (
  index: SearchableIndex,
  request: SearchRequest,
  context: SearchContext,
  call: Call,
) => Result<object>

function byBody(run: Run): Route['handle'] {
  const read = ({ body }: Call) => {
    const object = readObject(body)
    return object.ok ? readRequest(object.value) : object
  }
  return (call, service) => answer(call, service, read, run)
}

/** Reads the parameters from the URL, for clients that can only send GET. */
function byAddress(run: Run): Route['handle'] {
  return (call, service) => answer(call, service, ({ query }) => readParamsText(query.toString()), run)
}

/** Parses a request within the caller's queue piece, as a body may be large. */
type Read = (call: Call) => Outcome<SearchRequest>

function answer(call: Call, service: Service, read: Read, run: Run): Promise<Outcome<Answer>> {
  return service.turns.run(call.caller, () => execute(call, service, read, run))
}

function execute(call: Call, service: Service, read: Read, run: Run): Outcome<Answer> {
  const index = searchedIndex(call, service, param(call, 'index'))
  if (!index.ok) return index
  const request = read(call)
  if (!request.ok) return request
  const restricted = restrict(request.value, call.access, index.value.settings)
  if (!restricted.ok) return restricted
  const found = run(index.value, restricted.value, contextOf(call), call)
  return found.ok ? accept(ok(found.value)) : found
}
