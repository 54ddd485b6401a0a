import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Controlled, runAction } from '../control/actions.ts'
import { controlPage } from '../pages/control.ts'
import { answerPage } from '../pages/stripe.ts'
import { PaypalError } from '../paypal/errors.ts'
import { PAYPAL_PREFIX, servePaypal } from '../paypal/http.ts'
import { answerPaypalPage } from '../paypal/pages.ts'
import { RazorpayError } from '../razorpay/errors.ts'
import { serveRazorpay } from '../razorpay/http.ts'
import { answerStripe } from '../stripe/api.ts'
import { StripeError } from '../stripe/errors.ts'
import { BodyTooLarge, readBody } from './read-body.ts'
import { redirect, respondJson, respondPage } from './respond.ts'

export interface Served extends Controlled {
  readonly secretKey: string
  /** Called after each request: timers that are due, webhooks. */
  settle(): void
}

/**
 * Answers Stripe's API under `/v1`, Razorpay's under `/razorpay`, PayPal's under `/paypal-api`, the hosted pages, the control page
 * and the control API.
 */
export async function handle(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox')
  try {
    const body = await readBody(request)
    if (pathname === '/healthz') respondPage(response, 200, 'ok')
    else if (pathname.startsWith('/v1/')) await callApi(served, request, response, { pathname, search, body })
    else if (pathname.startsWith('/razorpay/')) await serveRazorpay(served, request, response, body)
    else if (pathname.startsWith(`${PAYPAL_PREFIX}/`)) await servePaypal(served, request, response, body)
    else if (request.method === 'POST' && !isOwnOrigin(request))
      respondJson(response, 403, { error: { message: 'Requests from other sites are refused.' } })
    else if (pathname === '/' || pathname.startsWith('/control'))
      control(served, request, response, pathname, body)
    else showPage(served, request, response, pathname, body)
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    respondJson(response, 413, { error: { type: 'invalid_request_error', message: error.message } })
  } finally {
    served.settle()
  }
}

interface Call {
  readonly pathname: string
  readonly search: string
  readonly body: string
}

async function callApi(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
  call: Call,
): Promise<void> {
  const fault = served.faults.take(call.pathname)
  if (fault?.kind === 'close') return void response.destroy()
  if (fault) await sleep(fault.ms)
  if (fault?.kind === 'error')
    return respondJson(response, 500, {
      error: { type: 'api_error', message: 'The sandbox was asked to fail.' },
    })
  const key = request.headers['idempotency-key']
  const reply = answerStripe(served.stripe, served.secretKey, {
    method: request.method ?? 'GET',
    path: call.pathname,
    query: call.search.slice(1),
    body: call.body,
    authorization: request.headers.authorization,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  })
  if (fault?.kind === 'close-after') return void response.destroy()
  respondJson(response, reply.status, reply.body, reply.headers)
}

function control(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  body: string,
): void {
  const name = pathname.replace(/^\/(?:control\/?)?/, '')
  if (request.method !== 'POST') {
    if (pathname === '/control') respondJson(response, 200, status(served))
    else respondPage(response, 200, controlPage(served, null))
    return
  }
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  const fault = attempt(
    served,
    name,
    isJson ? parseJson(body) : Object.fromEntries(new URLSearchParams(body)),
  )
  if (isJson && fault === null) respondJson(response, 200, status(served))
  else if (isJson) respondJson(response, 400, { error: { message: fault } })
  else if (fault === null) redirect(response, '/')
  else respondPage(response, 400, controlPage(served, fault))
}

function attempt(served: Served, name: string, input: unknown): string | null {
  try {
    // The clock's timers have a transaction each, so that a kill between two of them loses none.
    return name === 'advance' || name === 'next-renewal'
      ? runAction(served, name, input)
      : served.stripe.store.transaction(() => runAction(served, name, input))
  } catch (error) {
    if (error instanceof StripeError || error instanceof RazorpayError || error instanceof PaypalError)
      return error.message
    throw error
  }
}

function status({ stripe, queue }: Served) {
  return { now: stripe.clock.now(), mode: queue.mode(), deliveries: queue.list(), next: stripe.timers.next() }
}

function showPage(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  body: string,
): void {
  const fields = request.method === 'POST' ? Object.fromEntries(new URLSearchParams(body)) : null
  const answer = pathname.startsWith('/paypal/')
    ? answerPaypalPage(served.paypal, pathname, fields)
    : answerPage(served.stripe, pathname, fields)
  if ('location' in answer) redirect(response, answer.location)
  else respondPage(response, answer.status ?? 200, answer.html)
}

/** A browser names the origin of a form: other sites may not drive the sandbox. */
function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return false
  // `Referrer-Policy: no-referrer` makes browsers send "null" for forms of the same site.
  if (origin === undefined || (origin === 'null' && headers['sec-fetch-site'] === 'same-origin')) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}
