import { z } from 'zod'
import { PICTURE_USES } from '#domain/accounts/pictures.ts'
import { FORMS } from '#domain/assets/forms.ts'
import type { Topic } from '#domain/outbox/topics.ts'
import { ROW_KINDS } from '#domain/search/records.ts'
import { RELATED_SOURCES } from '#domain/search/related.ts'

const id = z.int().positive()
const ids = z.array(id).default([])

/** What an asset counted for before it changed: those counters have to be taken again too. */
export const countedInSchema = z.object({
  packs: ids,
  contributors: ids,
  categories: ids,
  styles: ids,
  tags: ids,
})
export type CountedIn = z.infer<typeof countedInSchema>

/** What each topic of the outbox carries from the process that writes to the worker. */
export const OUTBOX_MESSAGES = {
  'asset.changed': z.object({
    form: z.enum(FORMS),
    id,
    /** Its present and its former address. */
    slugs: z.array(z.string()).default([]),
    formerly: countedInSchema.prefault({}),
  }),
  'texts.changed': z.object({
    /** The collection that holds the text. */
    resource: z.string(),
  }),
  'revision.process': z.object({ revision: id }),
  'picture.removed': z.object({ user: z.string(), use: z.enum(PICTURE_USES) }),
  'search.record': z.object({ kind: z.enum(ROW_KINDS), id }),
  'search.related': z.object({ to: z.enum(RELATED_SOURCES), id }),
  'search.configuration': z.object({}),
  'search.reconcile': z.object({
    /** Suggestions are made anew as well. */
    suggestions: z.boolean().default(false),
  }),
  'mail.send': z.object({ mail: z.uuid() }),
  'notices.published': z.object({ form: z.enum(FORMS), id, contributor: id }),
  'notices.fan-out': z.object({ fanOut: z.uuid() }),
} as const satisfies Record<Topic, z.ZodType>

export type OutboxMessage<T extends Topic> = z.infer<(typeof OUTBOX_MESSAGES)[T]>
