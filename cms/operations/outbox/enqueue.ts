import type { z } from 'zod'
import { fragment, prepared, type Transaction } from '#cms/operations/database.ts'
import { CHANNEL } from '#cms/operations/outbox/message-feed.ts'
import type { OUTBOX_MESSAGES } from '#domain/contract/outbox.ts'
import { TOPICS, type Topic } from '#domain/outbox/topics.ts'

export interface Message<T extends Topic> {
  /** The subject of the message; messages with one key may be handled as one (domain/outbox/topics.ts). */
  readonly key: string
  readonly payload: z.input<(typeof OUTBOX_MESSAGES)[T]>
}

interface Options {
  /** The earliest time of handling; null or absent for at once. */
  readonly notBefore?: Date | null
  /** Skips a message if one with its key is waiting and not claimed yet. */
  readonly unlessWaiting?: boolean
}

/**
 * The one writer of outbox messages. They are committed with the change that they announce, or not at all. The
 * software writes them, not the user, so no permission applies. The commit wakes the workers for messages that are due at once.
 */
export async function enqueue<T extends Topic>(
  transaction: Transaction,
  topic: T,
  messages: readonly Message<T>[],
  { notBefore = null, unlessWaiting = false }: Options = {},
): Promise<void> {
  if (messages.length === 0) return
  const keys = messages.map(({ key }) => key)
  const payloads = messages.map(({ payload }) => JSON.stringify(payload))
  await transaction(
    prepared(fragment`
      with added as (
        insert into outbox (topic, key, payload, not_before)
        select ${topic}::enum_outbox_topic, message.key, message.payload::jsonb,
          ${notBefore?.toISOString() ?? null}::timestamptz
        from unnest(${fragment.param(keys)}::text[], ${fragment.param(payloads)}::text[]) as message (key, payload)
        ${unlessWaiting ? withoutWaiting(topic) : fragment``}
        returning not_before)
      select pg_notify(${CHANNEL}, ${TOPICS[topic].lane}) from added where not_before is null limit 1`),
  )
}

/** Locks the waiting messages until the commit, so that no worker handles one before the change is visible. */
function withoutWaiting(topic: Topic) {
  return fragment`
    where not exists (
      select from outbox waiting
      where waiting.topic = ${topic}::enum_outbox_topic and waiting.key = message.key
        and waiting.done_at is null and waiting.attempts = 0
      for share skip locked)`
}
