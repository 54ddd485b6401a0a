import { type CountedAsset, countedIn } from '#cms/operations/assets/counted-in.ts'
import { type PayloadRequest, transactionOf } from '#cms/operations/database.ts'
import { enqueueNotices } from '#cms/operations/notifications/enqueue-notices.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import type { Form } from '#domain/assets/forms.ts'
import { RECORDS_OF_FORM } from '#domain/search/records.ts'
import { isRelatedSource } from '#domain/search/related.ts'

interface ChangedAsset extends CountedAsset {
  readonly id: number
  readonly slug?: string | null
  readonly title?: string | null
  readonly visibility?: string | null
  readonly licence?: unknown
}

interface EnqueueAssetChanged {
  readonly form: Form
  readonly after: ChangedAsset
  readonly before: ChangedAsset | undefined
  readonly req: PayloadRequest
}

/**
 * Enqueues that an asset changed, in the same transaction. Pages: with its former address and counters, which change
 * too. Search: its own record, and records of others that show it.
 */
export async function enqueueAssetChanged({ form, after, before, req }: EnqueueAssetChanged): Promise<void> {
  const slugs = [...new Set([before?.slug, after.slug].filter((slug) => typeof slug === 'string'))]
  const transaction = transactionOf(req)
  const payload = { form, id: after.id, slugs, formerly: countedIn(before) }
  await enqueue(transaction, 'asset.changed', [{ key: `${form}:${after.id}`, payload }])
  await enqueueNotices({ form, after, before, req })
  const kind = RECORDS_OF_FORM[form]
  await enqueueSearchSync(transaction, kind, [after.id])
  if (isRelatedSource(kind) && isShownByOthers(form, after, before))
    await enqueueRelatedSync(transaction, kind, after.id)
}

/** The cover of a pack shows its items; items show only the title and address of their pack. */
function isShownByOthers(form: Form, after: ChangedAsset, before: ChangedAsset | undefined): boolean {
  return form === 'item' || after.title !== before?.title || after.slug !== before?.slug
}
