import { createHash, timingSafeEqual } from 'node:crypto'
import { newId } from '../core/ids.ts'
import { StripeError } from './errors.ts'
import { expanded } from './expand.ts'
import { type FormValue, parseForm } from './form.ts'
import { KeptReply } from './route.ts'
import { findRoute, include } from './routes.ts'
import { API_VERSION, type StripeState } from './state.ts'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly body: string
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
}

export interface ApiReply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Answers one request of Stripe's API. The change, its events and the stored reply are one transaction. */
export function answerStripe(state: StripeState, secretKey: string, request: ApiRequest): ApiReply {
  const requestId = newId('req_', 14)
  try {
    authenticate(secretKey, request.authorization)
    const reply = state.store.transaction(() => once(state, request, requestId))
    return { ...reply, headers: { ...headers(requestId), ...reply.headers } }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { status: error.status, body: { error: error.body }, headers: headers(requestId) }
  }
}

function headers(requestId: string) {
  return { 'request-id': requestId, 'stripe-version': API_VERSION }
}

/** Runs a POST once for each idempotency key; the same key with other parameters is an error. */
function once(state: StripeState, request: ApiRequest, requestId: string): ApiReply {
  const key = request.method === 'POST' ? request.idempotencyKey : undefined
  if (key === undefined) return run(state, request, requestId)
  const fingerprint = createHash('sha256')
    .update(`${request.path}\n${request.query}\n${request.body}`)
    .digest('hex')
  const { database } = state.store
  const known = database
    .prepare("select fingerprint, status, body, request from replies where account = 'stripe' and key = ?")
    .get(key)
  if (known) {
    if (known.fingerprint !== fingerprint) throw keyReused(key)
    const replayed = { 'idempotent-replayed': 'true', 'original-request': String(known.request) }
    return { status: Number(known.status), body: JSON.parse(String(known.body)), headers: replayed }
  }
  const reply = run(state, request, requestId)
  database
    .prepare(
      "insert into replies (account, key, fingerprint, status, body, request, at) values ('stripe', ?, ?, ?, ?, ?, ?)",
    )
    .run(key, fingerprint, reply.status, JSON.stringify(reply.body), requestId, state.clock.now())
  return reply
}

function run(state: StripeState, request: ApiRequest, requestId: string): ApiReply {
  const found = findRoute(request.method, request.path)
  if (found === null)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.path}). The sandbox does not have it.`,
    })
  const { expand, ...form } = parseForm(request.method === 'GET' ? request.query : request.body)
  state.request.id = requestId
  state.request.key = request.idempotencyKey ?? null
  try {
    const result = found.route.run(state, form, found.ids)
    if (result instanceof KeptReply) return { status: result.status, body: result.body, headers: {} }
    return { status: 200, body: expanded(state, result, expandPaths(expand), include), headers: {} }
  } finally {
    state.request.id = null
    state.request.key = null
  }
}

function expandPaths(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}

function authenticate(secretKey: string, authorization = ''): void {
  const [scheme = '', value = ''] = authorization.split(' ')
  const given =
    scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : value
  const [a, b] = [given ?? '', secretKey].map((text) => createHash('sha256').update(text).digest())
  if (!a || !b || !timingSafeEqual(a, b))
    throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}

function keyReused(key: string): StripeError {
  return new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key.slice(0, 60)}'.`,
  })
}
