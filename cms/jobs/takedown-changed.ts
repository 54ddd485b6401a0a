import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { announceChange } from '#cms/operations/takedowns/announce-change.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/** Notifies the parties of changed cases, and updates the published counts. */
export async function takedownChanged(
  { payload, invalidate }: JobServices,
  messages: MessagesOf<'takedown.changed'>,
): Promise<void> {
  for (const change of messages) await announceChange(payload, change)
  await invalidate([CACHE_TAGS.takedowns()])
}
