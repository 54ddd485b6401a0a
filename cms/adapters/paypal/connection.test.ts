import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import { connect } from './connection.ts'

let server: Server
afterEach(() => server.close())

/** A server with PayPal's token call, which accepts only its newest token from the `valid`th on. */
async function serve(valid: number) {
  let granted = 0
  const seen: string[] = []
  server = createServer((request, response) => {
    const { authorization = '' } = request.headers
    if (request.url === '/base/v1/oauth2/token') {
      granted += 1
      response.end(JSON.stringify({ access_token: `t${granted}`, expires_in: 3600 }))
      return
    }
    seen.push(`${request.url} ${authorization}`)
    const isValid = granted >= valid && authorization === `Bearer t${granted}`
    response.writeHead(isValid ? 200 : 401, { 'content-type': 'application/json' })
    response.end(isValid ? '{"id":"X","status":"CREATED"}' : '{"name":"AUTHENTICATION_FAILURE"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const apiBase = `http://127.0.0.1:${port}/base`
  const connection = connect({ clientId: 'a', clientSecret: 'b', apiBase })
  return { connection, seen, granted: () => granted }
}

test('the SDK calls the given address, and several first calls share one token', async () => {
  const { connection, seen, granted } = await serve(1)
  const read = () => connection.ask(({ orders }) => orders.getOrder({ id: 'X' }))
  const answers = await Promise.all([read(), read(), read()])
  expect(answers.map(({ id }) => id)).toEqual(['X', 'X', 'X'])
  expect(granted()).toBe(1)
  expect(new Set(seen)).toEqual(new Set(['/base/v2/checkout/orders/X Bearer t1']))
})

test('a call through the SDK or without it is repeated once with a new token after a 401', async () => {
  const { connection, seen } = await serve(2)
  expect(await connection.ask(({ orders }) => orders.getOrder({ id: 'X' }))).toMatchObject({ id: 'X' })
  expect(seen.map((line) => line.split(' ').at(-1))).toEqual(['t1', 't2'])
  expect(await connection.send({ method: 'GET', path: '/v1/x' })).toMatchObject({ id: 'X' })
})

test('a token that is refused again makes the gateway unavailable', async () => {
  const { connection, granted } = await serve(9)
  await expect(connection.send({ method: 'GET', path: '/v1/x' })).rejects.toThrow(GatewayUnavailable)
  expect(granted()).toBe(2)
})
