import { createHash, timingSafeEqual } from 'node:crypto'
import { errorBody, invalid, RazorpayError } from './errors.ts'
import { customerRoutes } from './resources/customers.ts'
import { orderRoutes } from './resources/orders.ts'
import { paymentRoutes } from './resources/payments.ts'
import { refundRoutes } from './resources/refunds.ts'
import { findRoute } from './route.ts'
import type { RazorpayKeys, RazorpayState } from './state.ts'

const ROUTES = [...orderRoutes, ...paymentRoutes, ...refundRoutes, ...customerRoutes]

interface ApiRequest {
  readonly method: string
  /** Such as `/v1/orders`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly authorization: string | undefined
  /** Of a refund. */
  readonly idempotencyKey: string | undefined
}

export interface ApiReply {
  readonly status: number
  readonly body: unknown
}

/** Answers one request of Razorpay's API. The change, its events and the stored reply are one transaction. */
export function answerRazorpay(state: RazorpayState, request: ApiRequest): ApiReply {
  return answering(() => {
    authenticate(state.keys, request.authorization)
    return state.store.transaction(() => once(state, request))
  })
}

/** The reply of work that may refuse. */
export function answering(work: () => ApiReply): ApiReply {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error
    return { status: error.status, body: errorBody(error) }
  }
}

/** Runs a POST once for each idempotency key; the same key with another body is an error. */
function once(state: RazorpayState, request: ApiRequest): ApiReply {
  const { idempotencyKey: key, path, body } = request
  if (key === undefined || request.method !== 'POST') return run(state, request)
  const fingerprint = createHash('sha256').update(`${path}\n${body}`).digest('hex')
  const { database } = state.store
  const known = database
    .prepare("select fingerprint, status, body from replies where account = 'razorpay' and key = ?")
    .get(key)
  if (known) {
    if (known.fingerprint !== fingerprint)
      throw invalid('Different request with the same idempotency key has already been processed.')
    return { status: Number(known.status), body: JSON.parse(String(known.body)) }
  }
  const reply = run(state, request)
  database
    .prepare(
      "insert into replies (account, key, fingerprint, status, body, request, at) values ('razorpay', ?, ?, ?, ?, '', ?)",
    )
    .run(key, fingerprint, reply.status, JSON.stringify(reply.body), state.clock.now())
  return reply
}

function run(state: RazorpayState, { method, path, query, body }: ApiRequest): ApiReply {
  const found = findRoute(ROUTES, method, path)
  if (found === null)
    throw new RazorpayError(404, 'BAD_REQUEST_ERROR', 'The requested URL was not found on the server.')
  const given = method === 'GET' ? Object.fromEntries(query) : parse(body)
  return { status: 200, body: found.route.run(state, given, found.id) }
}

function parse(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    throw invalid('The request body is not JSON.')
  }
}

function authenticate({ keyId, keySecret }: RazorpayKeys, authorization = ''): void {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const [a, b] = [authorization, expected].map((text) => createHash('sha256').update(text).digest())
  if (!a || !b || !timingSafeEqual(a, b))
    throw new RazorpayError(401, 'BAD_REQUEST_ERROR', 'Authentication failed')
}
