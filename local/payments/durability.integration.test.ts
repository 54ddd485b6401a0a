import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#local/ports.ts'

const SECRET = 'whsec_test'
const KEY = 'sk_test_durable'
const folder = mkdtempSync(join(tmpdir(), 'motif-payments-'))
const received = new Map<string, number>()
let isUp = false
let port = 0
let sandbox: ChildProcess

/** A receiver that verifies with the SDK; while it is down, it answers 503. */
const receiver = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  if (isUp) {
    const header = String(request.headers['stripe-signature'])
    const { id } = new Stripe(KEY).webhooks.constructEvent(Buffer.concat(parts), header, SECRET)
    received.set(id, (received.get(id) ?? 0) + 1)
  }
  response.writeHead(isUp ? 200 : 503).end()
})

async function start(): Promise<void> {
  const address = receiver.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  sandbox = spawn(process.execPath, ['local/payments/server.ts'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PAYMENTS_DIR: folder,
      PAYMENTS_PORT: String(port),
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${address.port}/hook`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (sandbox.stdout) await once(sandbox.stdout, 'data')
}

async function kill(): Promise<void> {
  const gone = once(sandbox, 'exit')
  sandbox.kill('SIGKILL')
  await gone
}

beforeAll(async () => {
  port = await freePort()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  await start()
})
afterAll(async () => {
  await kill()
  receiver.close()
  rmSync(folder, { recursive: true })
})

it('loses no answered object and no webhook when it is killed between the two', async () => {
  const stripe = new Stripe(KEY, { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
  const made: string[] = []
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 5; index += 1)
      made.push((await stripe.customers.create({ name: `${round}-${index}` })).id)
    await kill()
    await start()
  }
  const kept = await stripe.customers.list({ limit: 100 })
  expect(kept.data.map(({ id }) => id).sort()).toEqual([...made].sort())
  isUp = true
  const events = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id)
  expect(events).toHaveLength(made.length)
  await fetch(`http://127.0.0.1:${port}/control/deliver-now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  await expect.poll(() => received.size, { timeout: 15_000 }).toBe(made.length)
  expect([...received.keys()].sort()).toEqual([...events].sort())
})
