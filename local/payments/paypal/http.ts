import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from '../control/faults.ts'
import { respondJson } from '../http/respond.ts'
import { answerPaypal } from './api.ts'
import { PaypalError } from './errors.ts'
import type { PaypalState } from './state.ts'

interface Served {
  readonly paypal: PaypalState
  readonly faults: Faults
}

export const PAYPAL_PREFIX = '/paypal-api'

/** Answers PayPal's API under `/paypal-api`. */
export async function servePaypal(
  { paypal, faults }: Served,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const fault = faults.take(pathname)
  if (fault?.kind === 'close') return void response.destroy()
  if (fault) await sleep(fault.ms)
  if (fault?.kind === 'error') {
    const failed = new PaypalError(500, 'INTERNAL_SERVER_ERROR', 'FAULT', 'The sandbox was asked to fail.')
    return respondJson(response, failed.status, failed.body)
  }
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  const reply = answerPaypal(paypal, {
    method: request.method ?? 'GET',
    path: pathname.slice(PAYPAL_PREFIX.length),
    query: searchParams,
    body,
    authorization: header('authorization'),
    requestId: header('paypal-request-id'),
    prefer: header('prefer'),
  })
  if (fault?.kind === 'close-after') return void response.destroy()
  if (reply.body === null) response.writeHead(reply.status, { 'cache-control': 'no-store' }).end()
  else respondJson(response, reply.status, reply.body)
}
