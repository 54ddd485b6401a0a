import type { IndexRecord } from '#local/search/model/record.ts'
import { writeParams } from './answer/write-params.ts'
import type { SearchRequest } from './params/param-table.ts'
import { readParamsText } from './params/read-request.ts'
import { resolveSearch } from './params/resolve-search.ts'
import type { ResolvedSearch } from './params/resolved-search.ts'
import { planOf } from './plan-of.ts'
import { accept, type Result, refuse } from './refusal.ts'
import { onlyFields } from './retrieve/response-fields.ts'
import { retriever } from './retrieve/retrieve.ts'
import type { SearchableIndex, SearchContext } from './searchable-index.ts'
import { parseJson } from './values/scalars.ts'

/** One part of all records, with the cursor of the next; the last part has none. */
export interface BrowseAnswer {
  readonly hits: readonly IndexRecord[]
  readonly cursor?: string
  readonly page: number
  readonly nbHits: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly query: string
  readonly params: string
  readonly processingTimeMS: number
  readonly warnings?: readonly string[]
}

/** Default size of a part, as at Algolia. */
const PART = 1_000

/**
 * Browses records part by part, without ranking and beyond the limit of pages. Without a query the store
 * iterates its records; with a query, its results are cut into parts.
 */
export function runBrowse(
  index: SearchableIndex,
  request: SearchRequest,
  context: SearchContext,
): Result<Partial<BrowseAnswer>> {
  const from = readCursor(request.cursor ?? null)
  if (!from.ok) return from
  const { cursor: _, ...rest } = { ...from.value.request, ...request }
  const search = resolveSearch(rest, index.settings)
  if (!search.ok) return search
  const hitsPerPage = rest.hitsPerPage ?? PART
  const part = search.value.query === '' ? walk : find
  const { records, next } = part(index, search.value, from.value.position, hitsPerPage)
  const nbHits = totalOf(index, search.value)
  const warnings = [
    ...search.value.warnings,
    ...(search.value.around?.automatic ? ['aroundLatLng: a browse without aroundRadius has no radius'] : []),
  ]
  const answer: BrowseAnswer = {
    hits: records.map(
      retriever({ ...search.value, retrievableAttributes: index.retrievableAttributes ?? null }),
    ),
    ...(next === null ? {} : { cursor: writeCursor({ position: next, request: rest }) }),
    page: search.value.page,
    nbHits,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    query: search.value.query,
    params: writeParams(rest),
    processingTimeMS: context.elapsedMs(),
    ...(warnings.length > 0 ? { warnings } : {}),
  }
  return accept(onlyFields(answer, search.value.responseFields))
}

interface Part {
  readonly records: readonly IndexRecord[]
  readonly next: string | null
}

function walk(
  { store }: SearchableIndex,
  search: ResolvedSearch,
  position: string | null,
  length: number,
): Part {
  return store.browse(search.filter, position, length)
}

function find(index: SearchableIndex, search: ResolvedSearch, position: string | null, length: number): Part {
  const offset = Number(position ?? 0)
  const window = { offset, length, paged: false }
  const { matches, total } = index.store.find(planOf({ ...search, around: null, window, facets: [] }, index))
  const end = offset + matches.length
  return {
    records: matches.map(({ record }) => record),
    next: end < total && matches.length > 0 ? String(end) : null,
  }
}

function totalOf(index: SearchableIndex, search: ResolvedSearch): number {
  const nothing = { offset: 0, length: 0, paged: true }
  return index.store.find(
    planOf({ ...search, around: null, window: nothing, facets: [], distinct: null }, index),
  ).total
}

/** A cursor contains the whole state of a browse, so that a request may have nothing else. */
interface Cursor {
  readonly position: string | null
  readonly request: SearchRequest
}

function writeCursor({ position, request }: Cursor): string {
  return Buffer.from(JSON.stringify([position, writeParams(request)])).toString('base64url')
}

function readCursor(cursor: string | null): Result<Cursor> {
  if (cursor === null) return accept({ position: null, request: {} })
  const read = parseJson(Buffer.from(cursor, 'base64url').toString())
  const [position, params] = Array.isArray(read) ? read : []
  if (typeof position !== 'string' || typeof params !== 'string') return refuse('Invalid cursor')
  const request = readParamsText(params)
  return request.ok ? accept({ position, request: request.value }) : refuse('Invalid cursor')
}
