import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { type Acl, isAcl } from './acl.ts'

/** The terms of a key. As at Algolia, 0 is unlimited, and an empty list means everything. */
export interface KeyTerms {
  readonly acl: readonly Acl[]
  readonly description: string
  /** Names, or patterns with `*` at either end. */
  readonly indexes: readonly string[]
  readonly maxHitsPerQuery: number
  readonly maxQueriesPerIPPerHour: number
  /** Parameters of a search as a query string, which override those of the request. */
  readonly queryParameters: string
  readonly referers: readonly string[]
  /** Seconds from its creation. */
  readonly validity: number
}

export interface ApiKey extends KeyTerms {
  readonly value: string
  /** Unix seconds. */
  readonly createdAt: number
}

/** A key without rights and without limits. */
export const NO_TERMS: KeyTerms = {
  acl: [],
  description: '',
  indexes: [],
  maxHitsPerQuery: 0,
  maxQueriesPerIPPerHour: 0,
  queryParameters: '',
  referers: [],
  validity: 0,
}

/** Reads the terms of a key from a request. Missing fields keep their defaults. */
export function readTerms(given: Json): Outcome<KeyTerms> {
  if (!isObject(given)) return REFUSALS.request('A key should be an object')
  const terms = { ...NO_TERMS, ...given }
  if (!isListOf(terms.acl, isAcl)) return REFUSALS.request('"acl" should be an array of known permissions')
  for (const name of ['indexes', 'referers'] as const) {
    if (!isListOf(terms[name], isText)) return REFUSALS.request(`"${name}" should be an array of strings`)
  }
  for (const name of ['description', 'queryParameters'] as const) {
    if (!isText(terms[name])) return REFUSALS.request(`"${name}" should be a string`)
  }
  for (const name of ['maxHitsPerQuery', 'maxQueriesPerIPPerHour', 'validity'] as const) {
    if (!isCount(terms[name])) return REFUSALS.request(`"${name}" should be a positive integer`)
  }
  const { acl, description, indexes, maxHitsPerQuery, maxQueriesPerIPPerHour } = terms
  const { queryParameters, referers, validity } = terms
  return accept({
    acl,
    description,
    indexes,
    maxHitsPerQuery,
    maxQueriesPerIPPerHour,
    queryParameters,
    referers,
    validity,
  })
}

/** Whether a key's validity has ended. */
export function hasExpired({ createdAt, validity }: ApiKey, now: Date): boolean {
  return validity > 0 && now.getTime() / 1_000 >= createdAt + validity
}

/** A key as the key endpoints return it; its validity is the remaining time. */
export function describeKey({ value, createdAt, ...terms }: ApiKey, now: Date): Record<string, unknown> {
  const age = Math.floor(now.getTime() / 1_000) - createdAt
  const validity = terms.validity === 0 ? 0 : Math.max(0, terms.validity - age)
  return { value, createdAt, ...terms, validity }
}

function isListOf<T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}
