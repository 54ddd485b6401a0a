import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Topic } from '#domain/outbox/topics.ts'

/** Writes an outbox message in a transaction of plain SQL; `enqueue` does the same inside a Payload request. */
export async function insertMessage(
  transaction: Transaction,
  topic: Topic,
  key: string,
  payload: Readonly<Record<string, unknown>>,
  notBefore: Date | null = null,
): Promise<void> {
  await transaction(fragment`
    insert into outbox (topic, key, payload, not_before)
    values (${topic}, ${key}, ${JSON.stringify(payload)}::jsonb, ${notBefore?.toISOString() ?? null}::timestamptz)`)
}
