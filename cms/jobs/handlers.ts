import type { z } from 'zod'
import { assetChanged } from '#cms/jobs/asset-changed.ts'
import { countersRecount } from '#cms/jobs/counters-recount.ts'
import { mailSend } from '#cms/jobs/mail-send.ts'
import { mediaSettle } from '#cms/jobs/media-settle.ts'
import { noticesFanOut, noticesPublished } from '#cms/jobs/notices.ts'
import { packSettle } from '#cms/jobs/pack-settle.ts'
import { paymentEvent, paymentReward, subscriptionEnd } from '#cms/jobs/payments.ts'
import { pictureRemoved } from '#cms/jobs/picture-removed.ts'
import { revisionProcess } from '#cms/jobs/revision-process.ts'
import { searchConfiguration } from '#cms/jobs/search-configuration.ts'
import { searchReconcile } from '#cms/jobs/search-reconcile.ts'
import { searchRecord } from '#cms/jobs/search-record.ts'
import { searchRelated } from '#cms/jobs/search-related.ts'
import type { Group, JobServices } from '#cms/jobs/services.ts'
import { submissionSettle } from '#cms/jobs/submission-settle.ts'
import { takedownChanged } from '#cms/jobs/takedown-changed.ts'
import { textsChanged } from '#cms/jobs/texts-changed.ts'
import { uploadUnpack } from '#cms/jobs/upload-unpack.ts'
import { OUTBOX_MESSAGES } from '#domain/contract/outbox.ts'
import type { Topic } from '#domain/outbox/topics.ts'

/** Handles one group of messages (domain/outbox/group.ts). Idempotent; when it throws, the group is retried. */
type Handler = (services: JobServices, payloads: readonly unknown[]) => Promise<void>

/** The handler of each topic. */
export const HANDLERS: Readonly<Record<Topic, Handler>> = {
  'asset.changed': handler(OUTBOX_MESSAGES['asset.changed'], assetChanged),
  'texts.changed': handler(OUTBOX_MESSAGES['texts.changed'], textsChanged),
  'counters.recount': handler(OUTBOX_MESSAGES['counters.recount'], countersRecount),
  'revision.process': handler(OUTBOX_MESSAGES['revision.process'], revisionProcess),
  'picture.removed': handler(OUTBOX_MESSAGES['picture.removed'], pictureRemoved),
  'media.settle': handler(OUTBOX_MESSAGES['media.settle'], mediaSettle),
  'search.record': handler(OUTBOX_MESSAGES['search.record'], searchRecord),
  'search.related': handler(OUTBOX_MESSAGES['search.related'], searchRelated),
  'search.configuration': handler(OUTBOX_MESSAGES['search.configuration'], searchConfiguration),
  'search.reconcile': handler(OUTBOX_MESSAGES['search.reconcile'], searchReconcile),
  'pack.settle': handler(OUTBOX_MESSAGES['pack.settle'], packSettle),
  'submission.settle': handler(OUTBOX_MESSAGES['submission.settle'], submissionSettle),
  'takedown.changed': handler(OUTBOX_MESSAGES['takedown.changed'], takedownChanged),
  'upload.unpack': handler(OUTBOX_MESSAGES['upload.unpack'], uploadUnpack),
  'payment.event': handler(OUTBOX_MESSAGES['payment.event'], paymentEvent),
  'subscription.end': handler(OUTBOX_MESSAGES['subscription.end'], subscriptionEnd),
  'payment.reward': handler(OUTBOX_MESSAGES['payment.reward'], paymentReward),
  'mail.send': handler(OUTBOX_MESSAGES['mail.send'], mailSend),
  'newsletter.send': handler(OUTBOX_MESSAGES['newsletter.send'], mailSend),
  'notices.published': handler(OUTBOX_MESSAGES['notices.published'], noticesPublished),
  'notices.fan-out': handler(OUTBOX_MESSAGES['notices.fan-out'], noticesFanOut),
}

function handler<M>(
  schema: z.ZodType<M>,
  handle: (services: JobServices, messages: Group<M>) => Promise<void>,
): Handler {
  return async (services, payloads) => {
    const [first, ...rest] = payloads.map((payload) => schema.parse(payload))
    if (first !== undefined) await handle(services, [first, ...rest])
  }
}
