import { z } from 'zod'
import { matchPath } from '../stripe/route.ts'
import { invalid } from './errors.ts'
import type { Notes } from './objects.ts'
import type { RazorpayState } from './state.ts'

export interface Route {
  readonly method: 'GET' | 'POST'
  /** Such as `/v1/orders/:id`. */
  readonly path: string
  readonly run: (state: RazorpayState, given: unknown, id: string) => unknown
}

type Handler<T extends z.ZodType> = (state: RazorpayState, parameters: z.infer<T>, id: string) => unknown

const route =
  (method: Route['method']) =>
  <T extends z.ZodType>(path: string, parameters: T, handle: Handler<T>): Route => ({
    method,
    path,
    run: (state, given, id) => handle(state, read(parameters, given), id),
  })

export const get = route('GET')
export const post = route('POST')

/** The route of a request with the id of its path. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { readonly route: Route; readonly id: string } | null {
  for (const one of routes) {
    const ids = one.method === method ? matchPath(one.path, path) : null
    if (ids !== null) return { route: one, id: ids[0] ?? '' }
  }
  return null
}

function read<T extends z.ZodType>(parameters: T, given: unknown): z.infer<T> {
  const parsed = parameters.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys')
    throw invalid(`${issue.keys.join(', ')} is/are not required and should not be sent`)
  const field = issue?.path.join('.') ?? ''
  throw invalid(`The ${field} field is invalid: ${issue?.message ?? ''}`, field)
}

export const none = z.strictObject({})
const MAX_NOTES = 15
const NOTE_LENGTH = 256
export const notes = z
  .record(z.string().max(NOTE_LENGTH), z.string().max(NOTE_LENGTH))
  .refine((given) => Object.keys(given).length <= MAX_NOTES, `at most ${MAX_NOTES} notes`)
  .transform((given): Notes => (Object.keys(given).length === 0 ? [] : given))
  .default([])

/** Parameters of a query arrive as text. */
const count = z.string().regex(/^\d{1,10}$/, 'must be an integer')
const MAX_COUNT = 100
const MIN_TIME = 946_684_800
export const listing = {
  from: count
    .transform(Number)
    .refine((time) => time >= MIN_TIME, 'must be after 2000')
    .optional(),
  to: count
    .transform(Number)
    .refine((time) => time >= MIN_TIME, 'must be after 2000')
    .optional(),
  count: count
    .transform(Number)
    .refine((value) => value >= 1 && value <= MAX_COUNT, `must be between 1 and ${MAX_COUNT}`)
    .default(10),
  skip: count.transform(Number).default(0),
}

interface Listing {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly count: number
  readonly skip: number
}

/** One page of objects, which are newest first. */
export function page<T extends { readonly created_at: number }>(
  all: readonly T[],
  { from = 0, to = Number.POSITIVE_INFINITY, count, skip }: Listing,
) {
  return collection(all.filter(({ created_at: at }) => at >= from && at <= to).slice(skip, skip + count))
}

export function collection<T>(items: readonly T[]) {
  return { entity: 'collection', count: items.length, items }
}
