import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Controlled, runAction } from './control/actions.ts'
import { createFaults } from './control/faults.ts'
import { openClock } from './core/clock.ts'
import { openStore } from './core/store.ts'
import { openTimers } from './core/timers.ts'
import { handle } from './http/handle.ts'
import { payoutTimers } from './paypal/payouts.ts'
import { paypalTimers } from './paypal/renew.ts'
import { openPaypal, type PaypalKeys } from './paypal/state.ts'
import { paypalWebhook } from './paypal/webhook.ts'
import { openRazorpay, type RazorpayKeys } from './razorpay/state.ts'
import { razorpayWebhook } from './razorpay/webhook.ts'
import { stripeTimers } from './stripe/billing/renew.ts'
import { openStripe } from './stripe/state.ts'
import { createDeliverer, type Endpoint, type Sender } from './webhooks/deliver.ts'
import { openQueue } from './webhooks/queue.ts'
import { stripeWebhook } from './webhooks/sign.ts'

export interface SandboxOptions {
  /** 0: the system picks one. */
  readonly port: number
  /** The address that it listens on; loopback by default. Its pages are at 127.0.0.1 in any case. */
  readonly host?: string
  /** The folder of its file; null keeps it in memory. */
  readonly folder?: string | null
  readonly secretKey?: string
  /** Where events are sent; null keeps them in the queue. */
  readonly webhook?: Endpoint | null
  /** The account of Razorpay; test keys by default. */
  readonly razorpay?: (RazorpayKeys & { readonly webhook?: Endpoint | null }) | undefined
  readonly paypal?: PaypalKeys & { readonly webhookUrl: string | null }
}

export interface Sandbox {
  readonly url: string
  /** Runs an action of the control API, such as `advance`. @throws Error for input that does not fit */
  control(action: string, input?: object): void
  /** Resolves when every webhook that is due was answered. */
  flush(): Promise<void>
  /** The seconds of the sandbox's clock. */
  now(): number
  close(): Promise<void>
}

export const TEST_SECRET_KEY = 'sk_test_sandbox'
export const TEST_RAZORPAY_KEYS: RazorpayKeys = { keyId: 'rzp_test_sandbox', keySecret: 'razorpay-sandbox' }
export const TEST_PAYPAL_KEYS: PaypalKeys = {
  clientId: 'paypal-sandbox',
  clientSecret: 'paypal-secret',
  webhookId: 'WEBHOOK-SANDBOX',
}
const TICK_MS = 500

/** Starts the payment sandbox on loopback. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const store = openStore(options.folder ? join(options.folder, 'payments.db') : null)
  const queue = openQueue(store)
  const clock = openClock(store)
  const timers = openTimers(store)
  const server = createServer()
  const url = await listen(server, options.port, options.host ?? '127.0.0.1')
  const stripe = openStripe({
    store,
    clock,
    timers,
    pagesUrl: url,
    enqueue: (event) => queue.enqueue('stripe', event),
  })
  const razorpay = openRazorpay({
    store,
    clock,
    keys: options.razorpay ?? TEST_RAZORPAY_KEYS,
    enqueue: (event) => queue.enqueue('razorpay', event),
  })
  const paypal = openPaypal({
    store,
    clock,
    timers,
    url,
    keys: options.paypal ?? TEST_PAYPAL_KEYS,
    enqueue: (event) => void queue.enqueue('paypal', event),
  })
  const sender = (endpoint: Endpoint | null | undefined, webhook: Sender['webhook']) =>
    endpoint ? { endpoint, webhook } : null
  const deliverer = createDeliverer(queue, {
    stripe: sender(options.webhook, (...given) => stripeWebhook(stripe, ...given)),
    razorpay: sender(options.razorpay?.webhook, (...given) => razorpayWebhook(razorpay, ...given)),
    paypal: sender(paypalEndpoint(options), (...given) => paypalWebhook(paypal, ...given)),
  })
  const handlers = { ...stripeTimers(stripe), ...paypalTimers(paypal), ...payoutTimers(paypal) }
  const controlled: Controlled = { stripe, razorpay, paypal, queue, handlers, faults: createFaults() }
  const settle = () => {
    timers.advance(clock, clock.now(), controlled.handlers)
    void deliverer.flush()
  }
  const served = { ...controlled, secretKey: options.secretKey ?? TEST_SECRET_KEY, settle }
  server.on('request', (request, response) => {
    handle(served, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  const ticker = setInterval(settle, TICK_MS)
  return {
    url,
    control(action, input = {}) {
      const fault = runAction(controlled, action, input)
      if (fault !== null) throw new Error(fault)
      settle()
    },
    flush: () => deliverer.flush(),
    now: clock.now,
    async close() {
      clearInterval(ticker)
      server.close()
      server.closeAllConnections()
      await deliverer.stop()
      store.close()
    },
  }
}

function paypalEndpoint({ paypal }: SandboxOptions): Endpoint | null {
  const url = paypal?.webhookUrl ?? null
  return paypal === undefined || url === null ? null : { url, secret: paypal.webhookId }
}

function listen(server: ReturnType<typeof createServer>, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`)
    })
  })
}
