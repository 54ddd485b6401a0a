import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { continueFanOut } from '#cms/operations/notifications/fan-out.ts'
import { notifyFollowers } from '#cms/operations/notifications/notify-followers.ts'

/** Handles published works of one contributor. */
export async function noticesPublished(
  { payload }: JobServices,
  messages: MessagesOf<'notices.published'>,
): Promise<void> {
  await notifyFollowers(payload, messages[0].contributor, messages)
}

/** Continues a fan-out. */
export async function noticesFanOut(
  { payload }: JobServices,
  [{ fanOut }]: MessagesOf<'notices.fan-out'>,
): Promise<void> {
  await continueFanOut(payload, fanOut)
}
