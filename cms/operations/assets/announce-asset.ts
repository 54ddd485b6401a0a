import type { PayloadRequest } from 'payload'
import { type CountedAsset, countedIn } from '#cms/operations/assets/counted-in.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Form } from '#domain/assets/forms.ts'

interface AnnouncedAsset extends CountedAsset {
  readonly id: number
  readonly slug?: string | null
}

interface AnnounceAsset {
  readonly form: Form
  readonly after: AnnouncedAsset
  readonly before: AnnouncedAsset | undefined
  readonly req: PayloadRequest
}

/**
 * Tells the worker that an asset changed, in the same transaction; with its former address, so that the old page goes
 * too, and with what it formerly counted for.
 */
export async function announceAsset({ form, after, before, req }: AnnounceAsset): Promise<void> {
  const slugs = [...new Set([before?.slug, after.slug].filter((slug) => typeof slug === 'string'))]
  await enqueue(req, 'asset.changed', `${form}:${after.id}`, {
    form,
    id: after.id,
    slugs,
    formerly: countedIn(before),
  })
}
