import { z } from 'zod'
import { matchPath } from '../stripe/route.ts'
import { malformed } from './errors.ts'
import type { PaypalState } from './state.ts'

export interface Reply {
  readonly status: number
  /** Null for an answer without a body. */
  readonly body: unknown
}

interface Given<B, Q> {
  readonly id: string
  readonly body: B
  readonly query: Q
  /** Whether the caller wants the whole object (`Prefer: return=representation`). */
  readonly isWhole: boolean
}

export interface Call {
  readonly body: string
  readonly query: URLSearchParams
  readonly isWhole: boolean
}

export interface Route {
  readonly method: 'GET' | 'POST'
  /** Such as `/v2/checkout/orders/:id`. */
  readonly path: string
  readonly run: (state: PaypalState, ids: readonly string[], call: Call) => Reply
}

const NONE = z.strictObject({})

/** A call that reads; unknown parameters are refused. */
export function get<Q extends z.ZodType>(
  path: string,
  query: Q,
  handle: (state: PaypalState, given: Given<null, z.infer<Q>>) => unknown,
): Route {
  return {
    method: 'GET',
    path,
    run: (state, [id = ''], call) => {
      const read = check(query, Object.fromEntries(call.query))
      return { status: 200, body: handle(state, { id, body: null, query: read, isWhole: true }) }
    },
  }
}

/** A call that changes something; members of the body that the sandbox does not know are refused. */
export function post<B extends z.ZodType>(
  path: string,
  body: B,
  handle: (state: PaypalState, given: Given<z.infer<B>, null>) => Reply,
): Route {
  return {
    method: 'POST',
    path,
    run: (state, [id = ''], call) => {
      check(NONE, Object.fromEntries(call.query))
      return handle(state, { id, body: check(body, parse(call.body)), query: null, isWhole: call.isWhole })
    },
  }
}

/** The route of a request with the ids of its path. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  for (const route of routes) {
    const ids = route.method === method ? matchPath(route.path, path) : null
    if (ids !== null) return { route, ids }
  }
  return null
}

function check<T extends z.ZodType>(type: T, value: unknown): z.infer<T> {
  const read = type.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw malformed(`/${issue?.path.join('/') ?? ''}`, issue?.message ?? 'The request is not valid.')
}

function parse(body: string): unknown {
  if (body === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    throw malformed('/', 'The body is not JSON.')
  }
}
