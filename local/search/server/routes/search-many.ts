import type { Json } from '#local/search/model/record.ts'
import { filterOf, termsIn } from '#local/search/query/filters/filter-of.ts'
import { LIMITS } from '#local/search/query/limits.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { readRequest } from '#local/search/query/params/read-request.ts'
import { runFacetSearch } from '#local/search/query/run-facet-search.ts'
import { runSearch } from '#local/search/query/run-search.ts'
import type { SearchableIndex } from '#local/search/query/searchable-index.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import type { Access } from '#local/search/server/access/access.ts'
import { restrict } from '#local/search/server/access/restrict.ts'
import { type Answer, okJson } from '#local/search/server/http/answer.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import { readObject } from './read-object.ts'
import type { Call } from './route.ts'
import { contextOf, searchedIndex } from './searched-index.ts'

/** One of several searches, parsed and authorised. */
interface Search {
  readonly index: SearchableIndex
  readonly request: SearchRequest
  /** The facet whose values are searched; null for a search for records. */
  readonly facet: string | null
  readonly filterTerms: number
}

/**
 * Executes several searches, answered in order. InstantSearch sends one for the hits and one for each refined
 * facet: they share what the index finds for them. `strategy: stopIfEnoughMatches` skips those that follow a
 * search with a full page.
 */
export async function searchMany(call: Call, service: Service): Promise<Outcome<Answer>> {
  const body = await service.turns.run(call.caller, () => readObject(call.body))
  if (!body.ok) return body
  const { requests, strategy = 'none' } = body.value
  if (!Array.isArray(requests)) return REFUSALS.request('requests should be an array')
  if (requests.length > LIMITS.searchesPerCall) {
    return REFUSALS.request(`requests may hold ${LIMITS.searchesPerCall} at most`)
  }
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') return REFUSALS.request('Invalid strategy')

  const searches: Search[] = []
  for (const given of requests) {
    const search = await service.turns.run(call.caller, () => readSearch(call, service, given))
    if (!search.ok) return search
    searches.push(search.value)
  }
  const refused = refuseTogether(searches, call.access)
  if (refused) return refused

  // Each result is serialised in the queue piece of its search: serialising all at once would delay every
  // other caller.
  const results: string[] = []
  let enough = false
  for (const search of searches) {
    const result: Outcome<Written> = enough
      ? accept(written(notProcessed(search)))
      : await service.turns.run(call.caller, () => {
          const found = executeSearch(call, service, search)
          return found.ok ? accept(written(found.value)) : found
        })
    if (!result.ok) return result
    results.push(result.value.json)
    enough ||= strategy === 'stopIfEnoughMatches' && result.value.fillsPage
  }
  return accept(okJson(`{"results":[${results.join()}]}`))
}

/** Why the searches of one call exceed its limits together; null where they do not. */
function refuseTogether(searches: readonly Search[], { maxHitsPerCall }: Access): Outcome<never> | null {
  const hits = searches.reduce((sum, search) => sum + hitsRequestedBy(search), 0)
  const mostHits = Math.min(maxHitsPerCall ?? LIMITS.hitsPerCall, LIMITS.hitsPerCall)
  if (hits > mostHits) {
    return REFUSALS.request(`hitsPerPage: ${hits} hits, the requests may ask for ${mostHits} together`)
  }
  const terms = searches.reduce((sum, { filterTerms }) => sum + filterTerms, 0)
  const most = LIMITS.filterTermsPerCall
  return terms > most
    ? REFUSALS.request(`filters: ${terms} conditions, the requests may have ${most} together`)
    : null
}

function hitsRequestedBy({ index, request, facet }: Search): number {
  if (facet !== null) return 0
  return request.length ?? request.hitsPerPage ?? index.settings.hitsPerPage
}

function readSearch(call: Call, service: Service, given: Json): Outcome<Search> {
  if (!isObject(given)) return REFUSALS.request('Each of the requests should be an object')
  const { indexName, type = 'default', facet } = given
  if (typeof indexName !== 'string' || indexName === '') return REFUSALS.request('indexName is missing')
  if (type !== 'default' && type !== 'facet') {
    return REFUSALS.request('Invalid value for "type" parameter, expected default or facet')
  }
  const index = searchedIndex(call, service, indexName)
  if (!index.ok) return index
  const request = readRequest(given)
  if (!request.ok) return request
  if (type === 'facet' && typeof facet !== 'string') return REFUSALS.request('facet is missing')
  const restricted = restrict(request.value, call.access, index.value.settings)
  if (!restricted.ok) return restricted
  const filter = filterOf(restricted.value)
  if (!filter.ok) return filter
  return accept({
    filterTerms: termsIn(filter.value),
    index: index.value,
    request: restricted.value,
    facet: type === 'facet' && typeof facet === 'string' ? facet : null,
  })
}

/**
 * The index is looked up again: since the search was parsed, its records may have been replaced and their
 * files closed.
 */
function executeSearch(
  call: Call,
  service: Service,
  { index: read, request, facet }: Search,
): Outcome<object> {
  const index = searchedIndex(call, service, read.name)
  if (!index.ok) return index
  if (facet === null) return runSearch(index.value, request, contextOf(call))
  return runFacetSearch(index.value, facet, request, contextOf(call))
}

/** A result as JSON. */
interface Written {
  readonly json: string
  readonly fillsPage: boolean
}

function written(result: object): Written {
  return { json: JSON.stringify(result), fillsPage: fillsPage(result) }
}

function fillsPage(result: { readonly nbHits?: number; readonly hitsPerPage?: number }): boolean {
  const { nbHits = 0, hitsPerPage = Number.POSITIVE_INFINITY } = result
  return nbHits >= hitsPerPage
}

function notProcessed({ index, request }: Search) {
  const { hitsPerPage } = { ...index.settings, ...request }
  const nothing = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage }
  return { ...nothing, query: request.query ?? '', params: '', index: index.name, processed: false }
}
