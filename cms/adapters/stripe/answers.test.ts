import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import { openStripe } from './open.ts'

/** A gateway that answers with what the test wants. */
let server: Server
let answer: { readonly status: number; readonly body: string } = { status: 200, body: '{}' }
const requests: string[] = []

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        requests.push(String(request.headers['stripe-version']))
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
      }).listen(0, '127.0.0.1', resolve)
    }),
)
afterAll(() => server.close())

function gateway() {
  const { port } = server.address() as AddressInfo
  return openStripe({ secretKey: 'sk_test_x', webhookSecret: 'x', apiBase: `http://127.0.0.1:${port}` })
}

describe('an answer of Stripe', () => {
  it.each([
    [200, '{}'],
    [200, 'null'],
    [200, '{"object":"charge"}'],
    [404, '{"message":"no such route"}'],
    [200, '<html>'],
  ])('with status %d and the body %s is a fault of the gateway', async (status, body) => {
    answer = { status, body }
    await expect(gateway().readSubscription('sub_1')).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  it('that an object is missing is null', async () => {
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' }
    answer = { status: 404, body: JSON.stringify({ error }) }
    expect(await gateway().readSubscription('sub_1')).toBeNull()
  })

  it('that a parameter is wrong is a refusal', async () => {
    const error = { type: 'invalid_request_error', message: 'Invalid amount' }
    answer = { status: 400, body: JSON.stringify({ error }) }
    await expect(gateway().readSubscription('sub_1')).rejects.toBeInstanceOf(GatewayRefused)
  })

  it('that the key is wrong is a fault to repair, not a refusal of the call', async () => {
    answer = {
      status: 401,
      body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'No key' } }),
    }
    await expect(gateway().readSubscription('sub_1')).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  it('is asked for in the version that the types describe', () => {
    expect(new Set(requests)).toEqual(new Set(['2026-10-28.endive']))
  })
})
