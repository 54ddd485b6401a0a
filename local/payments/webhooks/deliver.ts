import type { Delivery, DeliveryQueue } from './queue.ts'

export interface Endpoint {
  readonly url: string
  readonly secret: string
}

/** A webhook as it is sent: signed again for each attempt. */
export interface Webhook {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Where a gateway sends its events, and the webhook of one; null for an event that does not exist. */
export interface Sender {
  readonly endpoint: Endpoint
  readonly webhook: (endpoint: Endpoint, event: string) => Webhook | null
}

const TIMEOUT_MS = 20_000

/**
 * Delivers what is due, one after another. A crash between the answer and its record delivers again, as gateways do.
 * Events of a gateway without a sender stay in the queue.
 */
export function createDeliverer(queue: DeliveryQueue, senders: Readonly<Record<string, Sender | null>>) {
  let running: Promise<void> | null = null
  let stopped = false
  const gateways = Object.keys(senders).filter((gateway) => senders[gateway])
  const run = async () => {
    for (let next = queue.next(gateways); next !== null && !stopped; next = queue.next(gateways)) {
      const sender = senders[next.gateway]
      if (sender) await deliver(sender, queue, next)
    }
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

async function deliver({ endpoint, webhook }: Sender, queue: DeliveryQueue, delivery: Delivery) {
  const made = webhook(endpoint, delivery.event)
  if (made === null) return queue.delivered(delivery.id, 'the event does not exist')
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      ...made,
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
