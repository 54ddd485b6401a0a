import { z } from 'zod'
import { COUNTRIES } from '#domain/accounts/countries.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { FieldRow, ResourceRow } from './resources.ts'

/** Rows of one answer. */
export const MAX_ROWS = 100
/** The rows that a list counts and pages through; beyond, a filter finds them. Counting ten million rows takes seconds. */
export const MAX_REACHED = 10_000
const MAX_TEXT = 200
const DEFAULT_ROWS = 25

export type Comparison = 'is' | 'in' | 'contains' | 'holds' | 'gte' | 'lte'
export type FilterValue = string | number | boolean | readonly (string | number)[]

export interface Filter {
  readonly field: string
  readonly comparison: Comparison
  readonly value: FilterValue
}

/** What `GET /api/console/<resource>` is asked for. */
export interface ListQuery {
  readonly filters: readonly Filter[]
  /** Words that each row holds, or null. */
  readonly words: string | null
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly offset: number
  readonly limit: number
}

type Parameters = Pick<URLSearchParams, 'get' | 'keys'>

const PARAMETERS: ReadonlySet<string> = new Set(['sort', 'range', 'filter'])

/**
 * Reads a list request in the dialect of ra-data-simple-rest: `sort=["id","ASC"]`, `range=[0,24]`, `filter={}`, each JSON.
 * A parameter, a field or a filter that the resource does not have is refused with `bad-request`; a range that is too
 * long or too far with `query-out-of-bounds`.
 */
export function parseListQuery(resource: ResourceRow, parameters: Parameters): Result<ListQuery> {
  for (const name of parameters.keys())
    if (!PARAMETERS.has(name)) return refuse('bad-request', `There is no parameter ${name}`)
  const sort = parseJson(sortSchema(resource), parameters.get('sort'), 'sort')
  if (!sort.ok) return sort
  const filter = parseJson(filterSchema(resource), parameters.get('filter'), 'filter')
  if (!filter.ok) return filter
  const range = parseJson(rangeSchema, parameters.get('range'), 'range')
  if (!range.ok) return range
  const { id, q, ...others } = filter.value ?? {}
  // A request for named rows comes without a range (getMany): each of them is answered.
  const named = Array.isArray(id) ? MAX_ROWS : DEFAULT_ROWS
  const [first, last] = range.value ?? [0, named - 1]
  if (last - first + 1 > MAX_ROWS) return refuse('query-out-of-bounds', `At most ${MAX_ROWS} rows at once`)
  if (last >= MAX_REACHED)
    return refuse('query-out-of-bounds', `Use a filter to go beyond row ${MAX_REACHED}`)
  const filters = Object.entries(id === undefined ? others : { ...others, id })
  return accept({
    filters: filters.map(([name, value]) => filterOf(resource, name, value as FilterValue)),
    words: typeof q === 'string' && q !== '' ? q : null,
    sort: sort.value ? { field: sort.value[0], order: sort.value[1] } : resource.sortedBy,
    offset: first,
    limit: last - first + 1,
  })
}

const rangeSchema = z
  .tuple([z.int().nonnegative(), z.int().nonnegative()])
  .refine(([first, last]) => first <= last, 'The range ends before it begins')

function sortSchema({ fields }: ResourceRow) {
  const names = Object.keys(fields).filter((name) => fields[name]?.sorts)
  return z.tuple([z.enum(names), z.enum(['ASC', 'DESC'])])
}

function filterSchema({ fields, searched }: ResourceRow) {
  const one = fields.id.kind === 'number' ? wholeNumber : z.string().max(MAX_TEXT)
  const shape: Record<string, z.ZodType> = Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) => shapeOf(name, field)),
    { id: z.union([one, z.array(one).max(MAX_ROWS)]) },
    searched.length > 0 ? { q: z.string().trim().max(MAX_TEXT) } : {},
  )
  return z.strictObject(
    Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.optional()])),
  )
}

function shapeOf(name: string, { kind, values = [] }: FieldRow): Record<string, z.ZodType> {
  const code = z.enum(values)
  switch (kind) {
    case 'number':
      return { [name]: wholeNumber, [`${name}_gte`]: wholeNumber, [`${name}_lte`]: wholeNumber }
    case 'money':
      return { [`${name}_gte`]: majorUnits, [`${name}_lte`]: majorUnits }
    case 'uuid':
      return { [name]: z.uuid() }
    case 'moment':
      return { [`${name}_gte`]: momentSchema('T00:00:00Z'), [`${name}_lte`]: momentSchema('T23:59:59.999Z') }
    case 'text':
      return { [name]: z.string().trim().min(1).max(MAX_TEXT) }
    case 'code':
      return { [name]: z.union([code, z.array(code).min(1)]) }
    case 'codes':
      return { [name]: code }
    case 'flag':
      return { [name]: z.boolean() }
    case 'country':
      return { [name]: z.string().refine((written) => COUNTRIES.has(written)) }
    case 'json':
    case 'basis-points':
    case 'picture':
      return {}
  }
}

/** What an integer of PostgreSQL holds. */
const wholeNumber = z.int32()

/** An amount of money as a decimal number. */
const majorUnits = z.number().min(-1e12).max(1e12)

/** A moment, or a day at the given time in UTC; in years that PostgreSQL writes with four digits. */
function momentSchema(timeOfDay: string) {
  return z
    .union([z.iso.date().transform((day) => day + timeOfDay), z.iso.datetime({ offset: true })])
    .transform((text) => new Date(text))
    .refine((moment) => moment.getTime() >= FIRST_YEAR && moment.getTime() < AFTER_LAST_YEAR)
    .transform((moment) => moment.toISOString())
}
const FIRST_YEAR = Date.parse('0001-01-01T00:00:00Z')
const AFTER_LAST_YEAR = Date.parse('+010000-01-01T00:00:00Z')

function filterOf({ fields }: ResourceRow, name: string, value: FilterValue): Filter {
  const [, base = name, bound] = /^(.+)_(gte|lte)$/.exec(name) ?? []
  if (bound === 'gte' || bound === 'lte') return { field: base, comparison: bound, value }
  if (Array.isArray(value)) return { field: name, comparison: 'in', value }
  const kind = fields[name]?.kind
  if (kind === 'codes') return { field: name, comparison: 'holds', value }
  return { field: name, comparison: kind === 'text' && name !== 'id' ? 'contains' : 'is', value }
}

function parseJson<T>(schema: z.ZodType<T>, text: string | null, name: string): Result<T | null> {
  if (text === null) return accept(null)
  const parsed = schema.safeParse(jsonOf(text))
  return parsed.success
    ? accept(parsed.data)
    : refuse('bad-request', `${name}: ${z.prettifyError(parsed.error)}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, withoutNul)
  } catch {
    return undefined
  }
}

/** The one character that PostgreSQL keeps in no text. */
function withoutNul(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
