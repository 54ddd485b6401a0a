import type { StripeState } from '../stripe/state.ts'
import type { Delivery, DeliveryQueue } from './queue.ts'
import { stripeSignature } from './sign.ts'

export interface Endpoint {
  readonly url: string
  readonly secret: string
}

const TIMEOUT_MS = 20_000

/**
 * Delivers what is due, one after another. A crash between the answer and its record delivers again, as gateways do.
 * Signatures use the machine's clock: receivers compare them with theirs.
 */
export function createDeliverer(state: StripeState, queue: DeliveryQueue, endpoint: Endpoint | null) {
  let running: Promise<void> | null = null
  let stopped = false
  const run = async () => {
    for (let next = queue.next(); next !== null && !stopped && endpoint; next = queue.next())
      await deliver(state, queue, endpoint, next)
  }
  return {
    /** Resolves when no delivery is due. */
    flush(): Promise<void> {
      running ??= run().finally(() => {
        running = null
      })
      return running
    },
    async stop(): Promise<void> {
      stopped = true
      await running
    },
  }
}

async function deliver(
  state: StripeState,
  queue: DeliveryQueue,
  { url, secret }: Endpoint,
  delivery: Delivery,
) {
  const event = state.events.get(delivery.event)
  if (event === null) return queue.delivered(delivery.id, 'the event does not exist')
  const body = JSON.stringify(event)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': stripeSignature(body, secret, Math.floor(Date.now() / 1000)),
        'user-agent': 'Stripe/1.0 (payment sandbox)',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.ok) queue.delivered(delivery.id, String(response.status))
    else queue.failed(delivery, String(response.status))
  } catch (error) {
    queue.failed(delivery, error instanceof Error ? error.message : 'no answer')
  }
}
