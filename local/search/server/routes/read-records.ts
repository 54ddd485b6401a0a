import type { IndexRecord, Json } from '#local/search/model/record.ts'
import { retriever } from '#local/search/query/retrieve/retrieve.ts'
import type { SearchableIndex } from '#local/search/query/searchable-index.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { recordsSeenBy } from '#local/search/server/access/restrict.ts'
import { type Answer, ok } from '#local/search/server/http/answer.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import { readObject } from './read-object.ts'
import { type Call, param, type Route } from './route.ts'

const MAX_RECORDS = 1_000
/** Records that are read in one piece of the fair queue. */
const RECORDS_PER_TURN = 50

/** Records by their `objectID`. */
export const READ_RECORD_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes/:index/:objectID',
    needs: 'search',
    handle: (call, service) => service.turns.run(call.caller, () => readOne(call, service)),
  },
  { method: 'POST', path: '/1/indexes/*/objects', needs: 'search', handle: readMany },
]

function readOne(call: Call, { registry }: Service): Outcome<Answer> {
  const view = registry.view(param(call, 'index'))
  if (!view) return REFUSALS.noIndex(param(call, 'index'))
  const isSeen = recordsSeenBy(call.access)
  if (!isSeen.ok) return isSeen
  const record = view.store.get(param(call, 'objectID'))
  if (!record || !isSeen.value(record)) return REFUSALS.noRecord()
  const attributes = call.query.get('attributesToRetrieve')?.split(',') ?? null
  return accept(ok(showing(call, view, attributes)(record)))
}

/** Records of any indices, in order; null for missing ones. They count as hits of the call. */
async function readMany(call: Call, service: Service): Promise<Outcome<Answer>> {
  const { turns } = service
  const body = await turns.run(call.caller, () => readObject(call.body))
  if (!body.ok) return body
  const { requests } = body.value
  if (!Array.isArray(requests)) return REFUSALS.request('requests should be an array')
  const most = Math.min(call.access.maxHitsPerCall ?? MAX_RECORDS, MAX_RECORDS)
  if (requests.length > most) return REFUSALS.request(`requests may hold ${most} at most`)
  const isSeen = recordsSeenBy(call.access)
  if (!isSeen.ok) return isSeen
  const results: Json[] = []
  for (let from = 0; from < requests.length; from += RECORDS_PER_TURN) {
    const part = requests.slice(from, from + RECORDS_PER_TURN)
    const read = await turns.run(call.caller, () =>
      acceptAll(part.map((request) => readNamed(call, service, request, isSeen.value))),
    )
    if (!read.ok) return read
    results.push(...read.value)
  }
  return accept(ok({ results }))
}

function readNamed(
  call: Call,
  { registry }: Service,
  request: Json,
  isSeen: (record: IndexRecord) => boolean,
): Outcome<Json> {
  const { indexName, objectID, attributesToRetrieve = null } = isObject(request) ? request : {}
  if (typeof indexName !== 'string') return REFUSALS.request('indexName is missing')
  if (!call.access.mayUse(indexName)) return REFUSALS.indexNotForKey()
  const view = registry.view(indexName)
  if (!view) return REFUSALS.noIndex(indexName)
  const record = view.store.get(String(objectID))
  if (!record || !isSeen(record)) return accept(null)
  return accept(showing(call, view, namesIn(attributesToRetrieve))(record))
}

/** The values of all outcomes, or the first refusal among them. */
function acceptAll<T>(outcomes: Iterable<Outcome<T>>): Outcome<readonly T[]> {
  const values: T[] = []
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome
    values.push(outcome.value)
  }
  return accept(values)
}

/** Hidden attributes are returned to keys with the right to see them. */
function showing({ access }: Call, { settings }: SearchableIndex, attributes: readonly string[] | null) {
  const seesAll = access.allows('seeUnretrievableAttributes')
  return retriever({
    attributesToRetrieve: attributes,
    retrievableAttributes: access.attributes,
    unretrievableAttributes: seesAll ? null : settings.unretrievableAttributes,
  })
}

function namesIn(given: Json): readonly string[] | null {
  return Array.isArray(given) ? given.map(String) : null
}
