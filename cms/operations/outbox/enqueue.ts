import type { PayloadRequest } from 'payload'
import type { Topic } from '#domain/outbox/topics.ts'

/**
 * Writes an outbox message in the transaction of `req`: it exists exactly when what it announces does.
 * The message is written by the software, not by the person, so their access does not apply.
 */
export async function enqueue(
  req: PayloadRequest,
  topic: Topic,
  key: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  await req.payload.create({
    collection: 'outbox',
    data: { topic, key, payload, attempts: 0 },
    depth: 0,
    req,
  })
}
