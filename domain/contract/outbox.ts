import { z } from 'zod'
import { PICTURE_USES } from '#domain/accounts/pictures.ts'
import { FORMS } from '#domain/assets/forms.ts'
import { RECOUNTED } from '#domain/outbox/recounted.ts'
import type { Topic } from '#domain/outbox/topics.ts'
import { ROW_KINDS } from '#domain/search/records.ts'
import { RELATED_SOURCES } from '#domain/search/related.ts'
import { LICENCE_EFFECTS } from '#domain/takedown/states.ts'
import { TAKEDOWN_COMMANDS } from '#domain/takedown/transitions.ts'

const id = z.int().positive()
const ids = z.array(id).default([])

/** What the asset counted for before the change: those counters must be updated as well. */
export const countedInSchema = z.object({
  packs: ids,
  contributors: ids,
  categories: ids,
  styles: ids,
  tags: ids,
})
export type CountedIn = z.infer<typeof countedInSchema>

/** The payload of each outbox topic. */
export const OUTBOX_MESSAGES = {
  'asset.changed': z.object({
    form: z.enum(FORMS),
    id,
    /** The current and the former address. */
    slugs: z.array(z.string()).default([]),
    formerly: countedInSchema.prefault({}),
  }),
  'texts.changed': z.object({
    /** The collection that holds the text. */
    resource: z.string(),
    /** The tags of the pages concerned, where it is not all that show texts of the collection. */
    tags: z.array(z.string()).optional(),
  }),
  'counters.recount': z.object({
    table: z.enum(RECOUNTED),
    /** The last row that was recounted; 0 at the start of the table. */
    after: z.int().nonnegative(),
  }),
  'revision.process': z.object({ revision: id }),
  'picture.removed': z.object({ user: z.string(), use: z.enum(PICTURE_USES) }),
  'media.settle': z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  'search.record': z.object({ kind: z.enum(ROW_KINDS), id }),
  'search.related': z.object({ to: z.enum(RELATED_SOURCES), id }),
  'search.configuration': z.object({}),
  'search.reconcile': z.object({
    /** Suggestions are rebuilt as well. */
    suggestions: z.boolean().default(false),
  }),
  'submission.settle': z.object({ submission: id, event: id }),
  'pack.settle': z.object({ pack: id, event: id }),
  'takedown.changed': z.object({
    takedown: id,
    event: id,
    command: z.enum(TAKEDOWN_COMMANDS),
    /** The contributor of the works. */
    contributor: id,
    items: z.array(id),
    /** Of licences that users already have; null before the claim is upheld. */
    licences: z.enum(LICENCE_EFFECTS).nullable(),
  }),
  'payment.event': z.object({ event: z.string().regex(/^\d+$/) }),
  'subscription.end': z.object({ subscription: z.uuid(), when: z.enum(['now', 'period-end']) }),
  'payment.reward': z.object({ payment: z.uuid() }),
  'upload.unpack': z.object({ upload: z.uuid() }),
  'mail.send': z.object({ mail: z.uuid() }),
  'newsletter.send': z.object({ mail: z.uuid() }),
  'notices.published': z.object({ form: z.enum(FORMS), id, contributor: id }),
  'notices.fan-out': z.object({ fanOut: z.uuid() }),
} as const satisfies Record<Topic, z.ZodType>

export type OutboxMessage<T extends Topic> = z.infer<(typeof OUTBOX_MESSAGES)[T]>
