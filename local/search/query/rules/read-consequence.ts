import type { Json } from '#local/search/model/record.ts'
import { readRequest } from '#local/search/query/params/read-request.ts'
import { accept, acceptAll, type Result, refuse } from '#local/search/query/refusal.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import type { AutomaticFilter, Consequence, Edit, QueryChange } from './rule.ts'

/** Algolia's limits: 300 promoted records, in groups of 100, and 1 KB of data. */
const MAX_PROMOTED = 300
const MAX_IN_GROUP = 100
const MAX_HIDDEN = 50
const MAX_USER_DATA_BYTES = 1_024

type Promotion = NonNullable<Consequence['promote']>[number]

export function readConsequence(given: Json): Result<Consequence> {
  if (!isObject(given)) return refuse('consequence must be an object')
  const {
    params = null,
    promote = null,
    hide = null,
    filterPromotes = null,
    userData = null,
    ...rest
  } = given
  const [unknown] = Object.keys(rest)
  if (unknown) return refuse(`unknown consequence: ${unknown}`)
  if (params === null && promote === null && hide === null && userData === null) {
    return refuse('consequence must not be empty')
  }
  const readParams = params === null ? accept(null) : readRuleParams(params)
  if (!readParams.ok) return readParams
  const promoted = readPromotions(promote ?? [])
  if (!promoted.ok) return promoted
  const hidden = readHidden(hide ?? [])
  if (!hidden.ok) return hidden
  if (filterPromotes !== null && typeof filterPromotes !== 'boolean')
    return refuse('filterPromotes must be a boolean')
  if (Buffer.byteLength(JSON.stringify(userData)) > MAX_USER_DATA_BYTES)
    return refuse('userData must be at most 1 KB')
  return accept({
    ...(readParams.value === null ? {} : { params: readParams.value }),
    ...(promoted.value.length > 0 ? { promote: promoted.value } : {}),
    ...(filterPromotes === null ? {} : { filterPromotes }),
    ...(hidden.value.length > 0 ? { hide: hidden.value } : {}),
    ...(userData === null ? {} : { userData }),
  })
}

function readRuleParams(given: Json): Result<NonNullable<Consequence['params']>> {
  if (!isObject(given)) return refuse('params must be an object')
  const { query = null, automaticFacetFilters = null, automaticOptionalFacetFilters = null, ...rest } = given
  const request = readRequest(rest)
  if (!request.ok) return request
  const change = query === null ? accept(null) : readQueryChange(query)
  if (!change.ok) return change
  const narrowing = readAutomatic(automaticFacetFilters ?? [])
  if (!narrowing.ok) return narrowing
  const raising = readAutomatic(automaticOptionalFacetFilters ?? [])
  if (!raising.ok) return raising
  const { query: _, ...params } = request.value
  return accept({
    ...params,
    ...(change.value === null ? {} : { query: change.value }),
    ...(narrowing.value.length > 0 ? { automaticFacetFilters: narrowing.value } : {}),
    ...(raising.value.length > 0 ? { automaticOptionalFacetFilters: raising.value } : {}),
  })
}

function readQueryChange(given: Json): Result<QueryChange> {
  if (typeof given === 'string') return accept(given)
  if (!isObject(given)) return refuse('query must be a string or an object')
  const { remove = [], edits = [] } = given
  if (!isTexts(remove)) return refuse('query.remove must be an array of strings')
  if (!Array.isArray(edits)) return refuse('query.edits must be an array')
  const read = acceptAll(edits.map(readEdit))
  return read.ok ? accept({ remove, edits: read.value }) : read
}

function readEdit(given: Json): Result<Edit> {
  const fault = refuse('an edit must be {type: "remove", delete} or {type: "replace", delete, insert}')
  if (!isObject(given)) return fault
  const { type = 'replace', insert } = given
  if (typeof given.delete !== 'string' || given.delete.trim() === '') return fault
  if (type === 'remove') return accept({ type, delete: given.delete })
  return type === 'replace' && typeof insert === 'string'
    ? accept({ type, delete: given.delete, insert })
    : fault
}

function readAutomatic(given: Json): Result<readonly AutomaticFilter[]> {
  const fault = refuse('automatic filters must be an array of facet names or of {facet, score, disjunctive}')
  if (!Array.isArray(given)) return fault
  return acceptAll(
    given.map((each) => {
      if (typeof each === 'string') return accept({ facet: each })
      if (!isObject(each) || typeof each.facet !== 'string') return fault
      const { facet, score, disjunctive, negative } = each
      return accept({
        facet,
        ...(typeof score === 'number' ? { score } : {}),
        ...(typeof disjunctive === 'boolean' ? { disjunctive } : {}),
        ...(typeof negative === 'boolean' ? { negative } : {}),
      })
    }),
  )
}

function readPromotions(given: Json): Result<readonly Promotion[]> {
  if (!Array.isArray(given)) return refuse('promote must be an array')
  const read = acceptAll(given.map(readPromotion))
  if (!read.ok) return read
  const promoted = read.value.reduce((sum, { objectIDs }) => sum + objectIDs.length, 0)
  return promoted > MAX_PROMOTED ? refuse(`promote must name at most ${MAX_PROMOTED} records`) : read
}

/** One record or a group of them, at a position from 0. */
function readPromotion(given: Json): Result<Promotion> {
  const fault = refuse('promote must be made of {objectID, position} or {objectIDs, position}')
  if (!isObject(given)) return fault
  const objectIDs = typeof given.objectID === 'string' ? [given.objectID] : given.objectIDs
  const { position } = given
  if (!isTexts(objectIDs) || objectIDs.length === 0) return fault
  if (objectIDs.length > MAX_IN_GROUP) return refuse(`a group must promote at most ${MAX_IN_GROUP} records`)
  if (
    typeof position !== 'number' ||
    !Number.isInteger(position) ||
    position < 0 ||
    position > MAX_PROMOTED
  ) {
    return fault
  }
  return accept({ objectIDs, position })
}

function readHidden(given: Json): Result<readonly { readonly objectID: string }[]> {
  if (!Array.isArray(given)) return refuse('hide must be an array of {objectID}')
  if (given.length > MAX_HIDDEN) return refuse(`hide must name at most ${MAX_HIDDEN} records`)
  return acceptAll(
    given.map((each) =>
      isObject(each) && typeof each.objectID === 'string'
        ? accept({ objectID: each.objectID })
        : refuse('hide must be an array of {objectID}'),
    ),
  )
}

function isTexts(given: Json | undefined): given is readonly string[] {
  return Array.isArray(given) && given.every((each) => typeof each === 'string')
}
