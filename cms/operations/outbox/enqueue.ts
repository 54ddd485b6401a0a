import type { z } from 'zod'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { OUTBOX_MESSAGES } from '#domain/contract/outbox.ts'
import type { Topic } from '#domain/outbox/topics.ts'

export interface Message<T extends Topic> {
  /** What the message is about; messages of one key may be handled as one (domain/outbox/topics.ts). */
  readonly key: string
  readonly payload: z.input<(typeof OUTBOX_MESSAGES)[T]>
}

interface Options {
  /** When the messages may be handled; null or absent: at once. */
  readonly notBefore?: Date | null
  /** A message is left out where another with its key waits that no worker has claimed yet. */
  readonly unlessWaiting?: boolean
}

/**
 * The one writer of outbox messages. They are part of the transaction: they exist exactly when what they announce does.
 * The software writes them, not the user, so no permission applies.
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
  await transaction(fragment`
    insert into outbox (topic, key, payload, not_before)
    select ${topic}::enum_outbox_topic, message.key, message.payload::jsonb, ${notBefore?.toISOString() ?? null}::timestamptz
    from unnest(${fragment.param(keys)}::text[], ${fragment.param(payloads)}::text[]) as message (key, payload)
    ${unlessWaiting ? withoutWaiting(topic) : fragment``}`)
}

/** The rows are locked until the commit, so that no worker reads what they are about before the change is visible. */
function withoutWaiting(topic: Topic) {
  return fragment`
    where not exists (
      select from outbox waiting
      where waiting.topic = ${topic}::enum_outbox_topic and waiting.key = message.key
        and waiting.done_at is null and waiting.attempts = 0
      for share skip locked)`
}
