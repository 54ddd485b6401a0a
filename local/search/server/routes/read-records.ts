import type { Json } from '#local/search/model/record.ts'
import { retriever } from '#local/search/query/retrieve/retrieve.ts'
import type { SearchableIndex } from '#local/search/query/searchable-index.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { recordsSeenBy } from '#local/search/server/access/restrict.ts'
import { ok } from '#local/search/server/http/answer.ts'
import { accept, REFUSALS } from '#local/search/server/refusals.ts'
import { readObject } from './read-object.ts'
import { type Call, param, type Route } from './route.ts'

const MOST_AT_ONCE = 1_000

/** Records by their `objectID`. */
export const READ_RECORD_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes/:index/:objectID',
    needs: 'search',
    handle: (call, { registry }) => {
      const view = registry.view(param(call, 'index'))
      if (!view) return REFUSALS.noIndex(param(call, 'index'))
      const isSeen = recordsSeenBy(call.access)
      if (!isSeen.ok) return isSeen
      const record = view.store.get(param(call, 'objectID'))
      if (!record || !isSeen.value(record)) return REFUSALS.noRecord()
      const attributes = call.query.get('attributesToRetrieve')?.split(',') ?? null
      return accept(ok(showing(call, view, attributes)(record)))
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/*/objects',
    needs: 'search',
    handle: (call, { registry }) => {
      const body = readObject(call.body)
      if (!body.ok) return body
      const { requests } = body.value
      if (!Array.isArray(requests)) return REFUSALS.request('requests should be an array')
      if (requests.length > MOST_AT_ONCE) return REFUSALS.request(`requests may hold ${MOST_AT_ONCE} at most`)
      const isSeen = recordsSeenBy(call.access)
      if (!isSeen.ok) return isSeen
      const results: Json[] = []
      for (const request of requests) {
        const { indexName, objectID, attributesToRetrieve = null } = isObject(request) ? request : {}
        if (typeof indexName !== 'string') return REFUSALS.request('indexName is missing')
        if (!call.access.mayUse(indexName)) return REFUSALS.indexNotForKey()
        const view = registry.view(indexName)
        if (!view) return REFUSALS.noIndex(indexName)
        const record = view.store.get(String(objectID))
        const shown = record && isSeen.value(record) ? record : null
        results.push(shown && showing(call, view, namesIn(attributesToRetrieve))(shown))
      }
      return accept(ok({ results }))
    },
  },
]

/** Hidden attributes are shown to whoever holds the right to see them. */
function showing({ access }: Call, { settings }: SearchableIndex, attributes: readonly string[] | null) {
  const seesAll = access.allows('seeUnretrievableAttributes')
  return retriever({
    attributesToRetrieve: attributes,
    unretrievableAttributes: seesAll ? null : settings.unretrievableAttributes,
  })
}

function namesIn(given: Json): readonly string[] | null {
  return Array.isArray(given) ? given.map(String) : null
}
