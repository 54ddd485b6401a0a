import { randomUUID } from 'node:crypto'
import { idsOf } from '#cms/operations/assets/counted-in.ts'
import { type PayloadRequest, transactionOf } from '#cms/operations/database.ts'
import { startFanOut } from '#cms/operations/notifications/fan-out.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Form } from '#domain/assets/forms.ts'
import { VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { becamePublic, changeToNotify, type NotifiableAsset } from '#domain/notifications/asset-change.ts'

interface WrittenAsset {
  readonly id: number
  readonly visibility?: unknown
  readonly licence?: unknown
  readonly contributor?: unknown
}

interface EnqueueNotices {
  readonly form: Form
  readonly before: WrittenAsset | undefined
  readonly after: WrittenAsset
  readonly req: PayloadRequest
}

/**
 * Enqueues, in the transaction that changed an asset, that users are to be notified. The worker notifies them, since
 * that takes as long as there are users.
 */
export async function enqueueNotices({ form, before, after, req }: EnqueueNotices): Promise<void> {
  const transaction = transactionOf(req)
  const [now, earlier] = [noticed(after), before === undefined ? null : noticed(before)]
  const [contributor] = idsOf(after.contributor)
  if (becamePublic(earlier, now) && contributor !== undefined)
    await enqueue(transaction, 'notices.published', [
      { key: `contributor:${contributor}`, payload: { form, id: after.id, contributor } },
    ])
  const change = changeToNotify(earlier, now)
  // Only items are downloaded.
  if (change === null || form !== 'item') return
  await startFanOut(transaction, {
    audience: 'downloaders',
    subject: after.id,
    key: `asset-withdrawn:${after.id}:${randomUUID()}`,
    data: { item: after.id, change },
  })
}

function noticed({ visibility, licence }: WrittenAsset): NotifiableAsset {
  return {
    visibility: VISIBILITY_CODES.find((code) => code === visibility) ?? 'draft',
    licence: idsOf(licence)[0] ?? null,
  }
}
