import type { PayloadRequest } from 'payload'
import { type CountedAsset, countedIn } from '#cms/operations/assets/counted-in.ts'
import { announceNotices } from '#cms/operations/notifications/announce-notices.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { announceRecords, announceRelated, runnerOf } from '#cms/operations/search/announce-records.ts'
import type { Form } from '#domain/assets/forms.ts'
import { RECORDS_OF_FORM } from '#domain/search/records.ts'
import { isRelatedSource } from '#domain/search/related.ts'

interface AnnouncedAsset extends CountedAsset {
  readonly id: number
  readonly slug?: string | null
  readonly title?: string | null
  readonly visibility?: string | null
  readonly licence?: unknown
}

interface AnnounceAsset {
  readonly form: Form
  readonly after: AnnouncedAsset
  readonly before: AnnouncedAsset | undefined
  readonly req: PayloadRequest
}

/**
 * Tells the worker that an asset changed, in the same transaction. Pages: with its former address, so that the old one
 * goes too, and with what it formerly counted for. Search: its own record, and those of others that show it.
 */
export async function announceAsset({ form, after, before, req }: AnnounceAsset): Promise<void> {
  const slugs = [...new Set([before?.slug, after.slug].filter((slug) => typeof slug === 'string'))]
  await enqueue(req, 'asset.changed', `${form}:${after.id}`, {
    form,
    id: after.id,
    slugs,
    formerly: countedIn(before),
  })
  await announceNotices({ form, after, before, req })
  const kind = RECORDS_OF_FORM[form]
  const transaction = runnerOf(req)
  await announceRecords(transaction, kind, [after.id])
  if (isRelatedSource(kind) && othersShow(form, after, before))
    await announceRelated(transaction, kind, after.id)
}

/** An item is on the cover of its pack; of a pack its items say the title and the address, and nothing else. */
function othersShow(form: Form, after: AnnouncedAsset, before: AnnouncedAsset | undefined): boolean {
  return form === 'item' || after.title !== before?.title || after.slug !== before?.slug
}
