import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from '../control/faults.ts'
import { respondJson } from '../http/respond.ts'
import { type ApiReply, answering, answerRazorpay } from './api.ts'
import { checkoutScript } from './checkout-script.ts'
import { invalid } from './errors.ts'
import { attemptPayment, attemptSchema } from './pay.ts'
import type { RazorpayState } from './state.ts'

interface Served {
  readonly razorpay: RazorpayState
  readonly faults: Faults
}

const PREFIX = '/razorpay'
const SCRIPT = '/checkout.js'
const ATTEMPT = '/checkout/attempt'
/** The page that loaded `checkout.js` has another origin. */
const OTHER_ORIGINS: Readonly<Record<string, string>> = { 'access-control-allow-origin': '*' }

/** Answers Razorpay's API under `/razorpay/v1`, its own `checkout.js`, and what that one calls. */
export async function serveRazorpay(
  { razorpay, faults }: Served,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const path = pathname.slice(PREFIX.length)
  const fault = faults.take(pathname)
  if (fault?.kind === 'close') return void response.destroy()
  if (fault) await sleep(fault.ms)
  if (fault?.kind === 'error')
    return respondJson(response, 500, {
      error: { code: 'SERVER_ERROR', description: 'The sandbox was asked to fail.' },
    })
  if (path === ATTEMPT && request.method === 'OPTIONS') {
    response.writeHead(204, { ...OTHER_ORIGINS, 'access-control-allow-headers': '*' }).end()
    return
  }
  if (path === SCRIPT && request.method === 'GET') return respondScript(response, originOf(request))
  const key = request.headers['x-refund-idempotency']
  const reply =
    path === ATTEMPT && request.method === 'POST'
      ? attempt(razorpay, body)
      : answerRazorpay(razorpay, {
          method: request.method ?? 'GET',
          path,
          query: searchParams,
          body,
          authorization: request.headers.authorization,
          idempotencyKey: typeof key === 'string' ? key : undefined,
        })
  if (fault?.kind === 'close-after') return void response.destroy()
  respondJson(response, reply.status, reply.body, path === ATTEMPT ? OTHER_ORIGINS : {})
}

/** A client with the public key may try to pay an order, as at Razorpay. */
function attempt(state: RazorpayState, body: string): ApiReply {
  return answering(() => {
    const given = attemptSchema.safeParse(Object.fromEntries(new URLSearchParams(body)))
    if (!given.success || given.data.key_id !== state.keys.keyId) throw invalid('The attempt is not valid.')
    const result = state.store.transaction(() => attemptPayment(state, given.data))
    if ('paid' in result) return { status: 200, body: result.paid }
    const { id, order_id, error_code, error_description, error_source, error_step, error_reason } =
      result.failed
    const error = {
      code: error_code,
      description: error_description,
      source: error_source,
      step: error_step,
      reason: error_reason,
      metadata: { payment_id: id, order_id },
    }
    // A success for the browser, which reports other statuses as errors of the page.
    return { status: 200, body: { error } }
  })
}

/** The address that the browser used: the sandbox may be behind a forwarded port. */
function originOf({ headers }: IncomingMessage): string {
  return `http://${headers.host ?? ''}`
}

function respondScript(response: ServerResponse, origin: string): void {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(checkoutScript(origin))
}
