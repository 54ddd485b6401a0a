import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStripe } from '#cms/adapters/stripe/open.ts'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { type KillableDatabase, openKillableDatabase } from '#cms/testing/killable-database.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans, PLAN_ID } from '#cms/testing/purchases.ts'
import { startPayload } from '#cms/testing/start-payload.ts'
import { openSwitchableProxy, type SwitchableProxy } from '#cms/testing/switchable-proxy.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { freePort } from '#local/ports.ts'
import { testEnvironment } from '#local/testing/environment.ts'
import { eventually } from '#local/testing/eventually.ts'

const IS_FULL = process.env.MOTIF_TESTS === 'full'
/** 250 purchases have over 1,000 webhooks (`npm run test:full`). */
const PURCHASES = IS_FULL ? 250 : 8
type Killed = Name | 'database'
const KILLED: readonly Killed[] = IS_FULL
  ? ['worker', 'api', 'database', 'sandbox', 'worker', 'database', 'api']
  : ['worker', 'api', 'database']
const REPEATS = 3
const MAX_DELAY_MS = 250
const RESTART_MS = 500
/** How long a buyer tries again. */
const PATIENCE_MS = 120_000
const TIMEOUT_MS = 15 * 60_000
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_killed', STRIPE_WEBHOOK_SECRET: 'whsec_killed' }

type Name = 'worker' | 'api' | 'sandbox'

const folder = mkdtempSync(join(tmpdir(), 'motif-killed-'))
const running = new Map<Name, ChildProcess>()
let database: KillableDatabase
let payload: Payload
let gateway: PaymentGateway
/** One address of the API, as a load balancer has. */
let inbox: SwitchableProxy
let sandboxUrl: string
let environment: Record<string, string>

beforeAll(async () => {
  database = await openKillableDatabase({ hasOwnServer: IS_FULL })
  payload = await startPayload(testEnvironment(database.url))
  await makePlans(payload)
  const port = await freePort()
  sandboxUrl = `http://127.0.0.1:${port}`
  inbox = await openSwitchableProxy('http://127.0.0.1:1')
  environment = {
    ...STRIPE,
    STRIPE_API_BASE: sandboxUrl,
    STRIPE_WEBHOOK_URL: `${inbox.url}/api/webhooks/stripe`,
    PAYMENTS_DIR: folder,
    PAYMENTS_PORT: String(port),
  }
  gateway = openStripe({
    secretKey: STRIPE.STRIPE_SECRET_KEY,
    webhookSecret: STRIPE.STRIPE_WEBHOOK_SECRET,
    apiBase: sandboxUrl,
  })
  for (const name of ['sandbox', 'api', 'worker'] as const) await START[name]()
}, 120_000)
afterAll(async () => {
  const children = [...running.values()]
  running.clear()
  for (const child of children) child.kill('SIGKILL')
  await inbox.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const START: Readonly<Record<Name, () => Promise<void>>> = {
  sandbox: async () => {
    run('sandbox', '../../../local/payments/server.ts')
    await eventually(() => control('deliveries', { repeat: REPEATS, shuffle: true }))
  },
  api: async () =>
    void run('api', '../../testing/api-server-process.ts').once('message', (port) =>
      inbox.leadTo(`http://127.0.0.1:${port}`),
    ),
  worker: async () => void run('worker', '../../jobs/worker.ts'),
}

function run(name: Name, path: string): ChildProcess {
  const child = fork(new URL(path, import.meta.url), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.set(name, child)
  // As a supervisor does: a process that ends while the database is down is started again.
  child.once('exit', () => {
    if (running.get(name) === child) setTimeout(() => void START[name](), RESTART_MS).unref()
  })
  return child
}

async function kill(name: Killed): Promise<void> {
  if (name === 'database') return database.kill()
  const child = running.get(name)
  if (child === undefined) throw new Error(`there is no ${name} to kill`)
  running.delete(name)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await START[name]()
}

/** Whether the sandbox took an action. */
async function control(action: string, input: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(input)
  return fetch(`${sandboxUrl}/control/${action}`, { method: 'POST', headers, body }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A buyer who tries again, as people do, while a server is unavailable. */
async function buy(user: string): Promise<void> {
  const requestKey = randomUUID()
  let url = ''
  await eventually(async () => {
    const started = await startCheckout(
      { payload, gateways: { stripe: gateway }, publicUrl: 'http://localhost:5500' },
      {
        user,
        form: checkoutSchema.parse({ plan_id: PLAN_ID, billing_period: 'month' }),
        requestKey,
        country: null,
      },
    ).catch(() => null)
    if (started?.ok !== true) return false
    url = started.value.checkout_url
    return true
  }, PATIENCE_MS)
  const body = new URLSearchParams({ act: 'pay', card: '4242424242424242', email: 'ada@example.com' })
  await eventually(
    () =>
      fetch(url, { method: 'POST', body, redirect: 'manual' }).then(
        ({ status }) => status < 400,
        () => false,
      ),
    PATIENCE_MS,
  )
}

test(
  `${PURCHASES} purchases with webhooks three times each, in any order, while processes are killed, have one effect each`,
  async () => {
    const buyers: string[] = []
    for (let count = 0; count < PURCHASES; count += 1) buyers.push((await makePerson(payload)).id)
    for (const [count, buyer] of buyers.entries()) {
      const kills = KILLED.slice(
        Math.floor((count * KILLED.length) / PURCHASES),
        Math.floor(((count + 1) * KILLED.length) / PURCHASES),
      )
      // Each kill falls into another moment of a purchase.
      const killing = (async () => {
        for (const name of kills) {
          await sleep((count * 37) % MAX_DELAY_MS)
          await kill(name)
        }
      })()
      await Promise.all([buy(buyer), killing])
    }
    await eventually(async () => {
      await control('deliver-now', {})
      const [left] = await sql<{ count: number }>(payload)`
      select (select count(*) from orders where state = 'pending')::int
        + (select count(*) from webhook_events where state = 'received')::int
        + (select count(*) from outbox where topic = 'payment.event' and done_at is null)::int as count`
      const { deliveries } = (await (await fetch(`${sandboxUrl}/control`)).json()) as {
        readonly deliveries: readonly { readonly state: string }[]
      }
      return left?.count === 0 && deliveries.every(({ state }) => state === 'delivered')
    }, 300_000)

    const [effects] = await sql(payload)`
    select (select count(*)::int from payments) as payments, (select count(*)::int from subscriptions) as subscriptions,
      (select count(*)::int from orders where state = 'paid') as paid,
      (select count(*)::int from invoices) as invoices,
      (select count(*)::int from mails where template = 'payment-received') as mails,
      (select count(*)::int from ledger_transactions where kind = 'payment') as postings,
      (select count(*)::int from webhook_events where state not in ('applied', 'ignored')) as open`
    expect(effects).toEqual({
      payments: PURCHASES,
      subscriptions: PURCHASES,
      paid: PURCHASES,
      invoices: PURCHASES,
      mails: PURCHASES,
      postings: PURCHASES,
      open: 0,
    })
    const { differences } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
    expect(differences.size).toBe(0)
  },
  TIMEOUT_MS,
)
