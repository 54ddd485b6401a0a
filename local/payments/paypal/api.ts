import { createHash } from 'node:crypto'
import { newId } from '../core/ids.ts'
import { publicView } from '../stripe/public-view.ts'
import { catalogueRoutes } from './catalogue.ts'
import { disputeRoutes } from './disputes.ts'
import { missing, PaypalError, unprocessable } from './errors.ts'
import { orderRoutes } from './orders.ts'
import { paymentRoutes } from './payments.ts'
import { payoutRoutes } from './payouts.ts'
import { reportingRoutes } from './reporting.ts'
import { findRoute, type Reply } from './route.ts'
import type { PaypalState } from './state.ts'
import { subscriptionRoutes } from './subscriptions.ts'
import { verifySignature } from './webhook.ts'

export interface ApiRequest {
  readonly method: string
  /** Without the prefix of the sandbox. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly authorization: string | undefined
  readonly requestId: string | undefined
  readonly prefer: string | undefined
}

const ROUTES = [
  ...orderRoutes,
  ...paymentRoutes,
  ...catalogueRoutes,
  ...subscriptionRoutes,
  ...disputeRoutes,
  ...reportingRoutes,
  ...payoutRoutes,
]
const TOKEN_SECONDS = 32_400

/** Answers one request of PayPal's API. The change, its events and the stored reply are one transaction. */
export function answerPaypal(state: PaypalState, request: ApiRequest): Reply {
  try {
    if (request.path === '/v1/oauth2/token') return grantToken(state, request)
    authenticate(state, request.authorization)
    if (request.path === '/v1/notifications/verify-webhook-signature')
      return verifySignature(state, request.body)
    const { status, body } = state.store.transaction(() => once(state, request))
    return { status, body: publicView(body) }
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    return { status: error.status, body: error.body }
  }
}

function grantToken(state: PaypalState, { method, body, authorization = '' }: ApiRequest): Reply {
  const { clientId, clientSecret } = state.keys
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  if (method !== 'POST' || authorization !== expected)
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    }
  if (new URLSearchParams(body).get('grant_type') !== 'client_credentials')
    return {
      status: 400,
      body: { error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' },
    }
  const { id } = state.tokens.put({ id: newId('A21AA', 60), until: Date.now() + TOKEN_SECONDS * 1000 })
  return {
    status: 200,
    body: {
      scope: '',
      access_token: id,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: TOKEN_SECONDS,
    },
  }
}

function authenticate(state: PaypalState, authorization = ''): void {
  const [scheme, id = ''] = authorization.split(' ')
  const token = scheme === 'Bearer' ? state.tokens.get(id) : null
  if (token === null || token.until < Date.now())
    throw new PaypalError(
      401,
      'AUTHENTICATION_FAILURE',
      'INVALID_TOKEN',
      'Token signature verification failed.',
    )
}

/** Runs a POST once for each request id; the same id with another content is an error. Errors are not kept. */
function once(state: PaypalState, request: ApiRequest): Reply {
  const { method, requestId: key } = request
  if (method !== 'POST' || key === undefined) return run(state, request)
  const fingerprint = createHash('sha256').update(`${request.path}\n${request.body}`).digest('hex')
  const { database } = state.store
  const known = database
    .prepare("select fingerprint, status, body from replies where account = 'paypal' and key = ?")
    .get(key)
  if (known) {
    if (known.fingerprint !== fingerprint)
      throw unprocessable('DUPLICATE_REQUEST_ID', 'The request id was used with another content.')
    return { status: Number(known.status), body: JSON.parse(String(known.body)) }
  }
  const reply = run(state, request)
  database
    .prepare(
      "insert into replies (account, key, fingerprint, status, body, request, at) values ('paypal', ?, ?, ?, ?, '', ?)",
    )
    .run(key, fingerprint, reply.status, JSON.stringify(reply.body), state.clock.now())
  return reply
}

function run(state: PaypalState, { method, path, query, body, prefer }: ApiRequest): Reply {
  const found = findRoute(ROUTES, method, path)
  if (found === null) throw missing(`${method} ${path}: the sandbox does not have it`)
  return found.route.run(state, found.ids, { body, query, isWhole: prefer === 'return=representation' })
}
