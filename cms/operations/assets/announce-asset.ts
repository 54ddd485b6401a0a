import type { PayloadRequest } from 'payload'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Form } from '#domain/assets/forms.ts'

interface AnnouncedAsset {
  readonly id: number
  readonly slug?: string | null
}

interface AnnounceAsset {
  readonly form: Form
  readonly after: AnnouncedAsset
  readonly before: AnnouncedAsset | undefined
  readonly req: PayloadRequest
}

/** Tells the worker that an asset changed, in the same transaction; both its addresses, so that old pages go too. */
export async function announceAsset({ form, after, before, req }: AnnounceAsset): Promise<void> {
  const slugs = [...new Set([before?.slug, after.slug].filter((slug) => typeof slug === 'string'))]
  await enqueue(req, 'asset.changed', `${form}:${after.id}`, { form, id: after.id, slugs })
}
