import {
  ApiError,
  type ApiResponse,
  OrdersController,
  PaymentsController,
  SubscriptionsController,
  TransactionSearchController,
} from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import { errorOfAnswer } from './answers.ts'
import { AddressedClient } from './client.ts'
import { type FreshToken, openTokens } from './tokens.ts'

export interface PaypalKeys {
  readonly clientId: string
  readonly clientSecret: string
  /** Without a slash at its end. */
  readonly apiBase: string
}

/** The parts of the SDK, for the current token. */
interface Sdk {
  readonly orders: OrdersController
  readonly payments: PaymentsController
  readonly subscriptions: SubscriptionsController
  readonly transactions: TransactionSearchController
}

/** A call that the SDK lacks. */
interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** JSON. */
  readonly body?: string
  /** So that a repeated call has its effect once. */
  readonly requestId?: string
}

export interface Connection {
  /** Calls through the SDK. @throws GatewayUnavailable, PaypalRefused */
  ask<T>(call: (sdk: Sdk) => Promise<ApiResponse<T>>): Promise<T>
  /** Calls what the SDK lacks. @throws GatewayUnavailable, PaypalRefused */
  send(call: Call): Promise<unknown>
}

const TIMEOUT_MS = 10_000
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** PayPal's API with one access token, which is renewed once when a call answers 401. */
export function connect(keys: PaypalKeys): Connection {
  const tokens = openTokens(() => requestToken(keys))
  let opened: { readonly token: string; readonly sdk: Sdk } | null = null
  const sdkOf = (token: string): Sdk => {
    if (opened?.token !== token) opened = { token, sdk: openSdk(keys.apiBase, token) }
    return opened.sdk
  }
  const authorized = async <T>(call: (token: string) => Promise<T>): Promise<T> => {
    const token = await tokens.current()
    try {
      return await call(token)
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
      tokens.drop(token)
      return call(await tokens.current())
    }
  }
  return {
    ask: (call) => authorized((token) => throughSdk(() => call(sdkOf(token)))),
    send: (call) =>
      authorized((token) =>
        request(keys.apiBase + call.path, {
          method: call.method,
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(call.requestId === undefined ? {} : { 'paypal-request-id': call.requestId }),
          },
          ...(call.body === undefined ? {} : { body: call.body }),
        }),
      ),
  }
}

class TokenRefused extends GatewayUnavailable {}

function openSdk(apiBase: string, token: string): Sdk {
  const client = new AddressedClient(apiBase, token)
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    subscriptions: new SubscriptionsController(client),
    transactions: new TransactionSearchController(client),
  }
}

/** The errors of the SDK have no message of their own; an answer that does not fit its types is a fault of the gateway. */
async function throughSdk<T>(call: () => Promise<ApiResponse<T>>): Promise<T> {
  try {
    const { result } = await call()
    return result
  } catch (error) {
    if (error instanceof ApiError) throw refusal(error.statusCode, String(error.body))
    const words = error instanceof Error ? error.message : String(error)
    throw new GatewayUnavailable(words, { cause: error })
  }
}

async function request(url: string, init: RequestInit): Promise<unknown> {
  let response: Response
  let body: string
  try {
    response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    body = await response.text()
  } catch (error) {
    throw new GatewayUnavailable(error instanceof Error ? error.message : String(error), { cause: error })
  }
  if (!response.ok) throw refusal(response.status, body)
  try {
    return body === '' ? null : JSON.parse(body)
  } catch (error) {
    throw new GatewayUnavailable('PayPal did not answer with JSON', { cause: error })
  }
}

function refusal(status: number, body: string): Error {
  const error = errorOfAnswer(status, body)
  return status === 401 ? new TokenRefused(error.message) : error
}

async function requestToken({ apiBase, clientId, clientSecret }: PaypalKeys): Promise<FreshToken> {
  const answer = await request(`${apiBase}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const read = tokenSchema.safeParse(answer)
  if (!read.success) throw new GatewayUnavailable('PayPal did not answer with a token')
  return { token: read.data.access_token, seconds: read.data.expires_in }
}
