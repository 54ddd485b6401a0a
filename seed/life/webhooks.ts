import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Columns, Present } from '#cms/operations/schema/columns.ts'
import { endSubscription } from '#cms/operations/subscriptions/end-subscription.ts'
import { applyEvent } from '#cms/operations/webhooks/apply-event.ts'
import { receiveWebhook } from '#cms/operations/webhooks/receive-webhook.ts'
import { MEMORY_SIGNATURE, type MemoryEvent } from './gateway.ts'
import { again, type LifeStage } from './stage.ts'

/** Delivers what the gateway announces to the inbox of webhooks, under ids that a repetition has as well. */
export async function deliver(
  { payload, gateway }: LifeStage,
  key: string,
  events: readonly MemoryEvent[],
): Promise<void> {
  for (const [place, { type, object }] of events.entries()) {
    const received = await receiveWebhook(payload, gateway, {
      body: JSON.stringify({ id: `evt_life_${key}_${place}`, type, object }),
      headers: new Headers({ 'stripe-signature': MEMORY_SIGNATURE }),
      now: Date.now(),
    })
    if (!received.ok) throw new Error(received.code)
  }
}

/** Applies the inbox, and ends subscriptions whose payment was taken back, as the worker does. */
export async function applyInbox(stage: LifeStage): Promise<void> {
  const { payload } = stage
  const waiting = await run<{ id: Column<'webhook_events.id'> }>(
    payload,
    fragment`select id from webhook_events where state = 'received' order by id`,
  )
  for (const { id } of waiting) await again(() => applyEvent(stage, id))
  await finishMessages(
    payload,
    'payment.event',
    waiting.map(({ id }) => id),
  )
  const endings = await run<Ending>(
    payload,
    fragment`
      select key, payload ->> 'subscription' as subscription, payload ->> 'when' as "when" from outbox
       where topic = 'subscription.end' and done_at is null order by id`,
  )
  for (const { subscription, when } of endings) await again(() => endSubscription(stage, subscription, when))
  await finishMessages(
    payload,
    'subscription.end',
    endings.map(({ key }) => key),
  )
}

type Ending = Columns<'outbox', 'key'> & {
  readonly subscription: Present<'subscriptions.id'>
  readonly when: Cast<'outbox.payload', 'now' | 'period-end'>
} & Record<string, unknown>

/** Handled here, so that the worker has nothing to ask a gateway that does not know the objects. */
async function finishMessages(payload: Payload, topic: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await run(
    payload,
    fragment`
      update outbox set done_at = now() where topic::text = ${topic} and done_at is null and key in ${keys.map(String)}`,
  )
}
