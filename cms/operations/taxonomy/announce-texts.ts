import type { PayloadRequest } from 'payload'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'

/** Tells the worker that a text which many pages show changed. */
export async function announceTexts({
  resource,
  req,
}: {
  resource: string
  req: PayloadRequest
}): Promise<void> {
  await enqueue(req, 'texts.changed', resource, { resource })
}
