import { accept, type Refusal, type Result, refuse } from '#domain/errors/catalogue.ts'
import { faultOfWhere } from '#domain/permissions/where-bounds.ts'

/**
 * Maximum cost of one query to Payload's REST. The panel stays below all bounds: its lists have at most 100 rows, and
 * its relationship fields load up to 500 documents by id, without related documents.
 */
export const QUERY_BOUNDS = {
  rows: 500,
  /** Rows of a query that loads related documents. */
  rowsWithRelations: 100,
  /** Rows of one bulk edit. */
  bulkRows: 1000,
  page: 100_000,
  depth: 2,
  sorts: 3,
  /** Names in `select`, `populate` and `joins`, and their nesting. */
  names: 100,
  nameDepth: 8,
  joins: 4,
  joinRows: 100,
} as const

/** The purpose of a query: a list of documents, a bulk edit of matching ones, or one document. */
export type QueryKind = 'list' | 'bulk' | 'one'

/** The parameters of an address, as `qs` reads them: texts, lists and objects of these. */
export type Query = Readonly<Record<string, unknown>>

/** Payload's own depth where a query names none. */
const DEFAULT_DEPTH = 2

/** The query within the bounds, with a default limit, or a refusal that names the parameter. */
export function boundQuery(kind: QueryKind, query: Query): Result<Query> {
  const parsed = parseTexts(query)
  if (!parsed.ok) return parsed
  const { value } = parsed
  const fault =
    faultOfDepth(value.depth) ??
    faultOfRows(kind, value) ??
    faultOfNumber('page', value.page, 1, QUERY_BOUNDS.page) ??
    faultOfLocale(kind, value) ??
    faultOfSort(value.sort) ??
    faultOfNames('select', value.select) ??
    faultOfNames('populate', value.populate) ??
    faultOfJoins(value.joins) ??
    faultOfWhere(value.where)
  if (fault !== null) return refuse('query-out-of-bounds', fault)
  const isUnlimited = kind === 'bulk' && [undefined, '0'].includes(value.limit as undefined)
  return accept(isUnlimited ? { ...value, limit: String(QUERY_BOUNDS.bulkRows) } : value)
}

/**
 * The query for the number of documents in the trash, which the panel's button that empties it asks for with a limit
 * of 0, with a limit of one row: Payload takes 0 for no limit.
 */
export function withCountedRow(query: Query): Query {
  const { depth, limit, trash } = query
  return limit === '0' && depth === '0' && trash === 'true' ? { ...query, limit: '1' } : query
}

/** Payload also accepts these as JSON; they are parsed once, here. */
function parseTexts(query: Query): { readonly ok: true; readonly value: Query } | Refusal {
  const value = { ...query }
  for (const name of ['where', 'data']) {
    const text = value[name]
    if (typeof text !== 'string' || text === '') continue
    try {
      const parsed: unknown = JSON.parse(text)
      if (name === 'where') value[name] = parsed
    } catch {
      return refuse('query-out-of-bounds', `${name} is not JSON`)
    }
  }
  return { ok: true, value }
}

function faultOfDepth(depth: unknown): string | null {
  return faultOfNumber('depth', depth, 0, QUERY_BOUNDS.depth)
}

function faultOfRows(kind: QueryKind, { limit, depth, pagination }: Query): string | null {
  if (kind === 'bulk' && limit === '0') return null
  if (kind === 'list' && limit === undefined && pagination !== undefined && pagination !== 'true')
    return 'pagination cannot be turned off without a limit'
  const refers = Number(depth ?? DEFAULT_DEPTH) > 0
  const most = { one: QUERY_BOUNDS.rows, bulk: QUERY_BOUNDS.bulkRows, list: QUERY_BOUNDS.rows }[kind]
  return faultOfNumber('limit', limit, 1, kind === 'list' && refers ? QUERY_BOUNDS.rowsWithRelations : most)
}

/** All locales at once multiply a document: accepted for one document, not for a list. */
function faultOfLocale(kind: QueryKind, query: Query): string | null {
  const { locale } = query
  if (locale !== undefined && typeof locale !== 'string') return 'locale is given more than once'
  if (kind !== 'one' && (locale === 'all' || locale === '*')) return 'a list comes in one locale'
  const fallbacks = ['fallbackLocale', 'fallback-locale'].flatMap((name) => query[name] ?? [])
  return fallbacks.length > QUERY_BOUNDS.sorts ? 'too many fallback locales' : null
}

function faultOfSort(sort: unknown): string | null {
  if (sort === undefined) return null
  const fields = (Array.isArray(sort) ? sort : [sort]).flatMap((field) => String(field).split(','))
  return fields.length > QUERY_BOUNDS.sorts ? `sort names more than ${QUERY_BOUNDS.sorts} fields` : null
}

function faultOfNames(name: string, value: unknown): string | null {
  if (value === undefined) return null
  const count = countNames(value, QUERY_BOUNDS.nameDepth)
  return count > QUERY_BOUNDS.names ? `${name} names too much` : null
}

/** The number of names in an object, at every level; infinite where it is nested too deep. */
function countNames(value: unknown, levels: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (levels === 0) return Number.POSITIVE_INFINITY
  const inside = Object.values(value)
  return inside.reduce<number>((sum, one) => sum + countNames(one, levels - 1), inside.length)
}

function faultOfJoins(joins: unknown): string | null {
  if (typeof joins !== 'object' || joins === null) return null
  const asked = Object.entries(joins)
  if (asked.length > QUERY_BOUNDS.joins) return `joins names more than ${QUERY_BOUNDS.joins} fields`
  for (const [, join] of asked) {
    const { limit, page, sort, where } = (typeof join === 'object' && join !== null ? join : {}) as Query
    const fault =
      faultOfNumber('limit of a join', limit, 1, QUERY_BOUNDS.joinRows) ??
      faultOfNumber('page of a join', page, 1, QUERY_BOUNDS.page) ??
      faultOfSort(sort) ??
      faultOfWhere(where)
    if (fault !== null) return fault
  }
  return null
}

/** Only digits, once: Payload also accepts `1e3`, spaces and lists, each parsed differently. */
function faultOfNumber(name: string, value: unknown, least: number, most: number): string | null {
  if (value === undefined) return null
  const isWithin =
    typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
  return isWithin ? null : `${name} is a whole number from ${least} to ${most}`
}
