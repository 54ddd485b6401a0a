import type { Pool } from 'pg'
import { z } from 'zod'
import { FORMS } from '#domain/assets/forms.ts'
import type { Topic } from '#domain/outbox/topics.ts'

/** What happened to the library since it was last asked. */
export interface LibraryChanges {
  /** Items that became visible, invisible or different. */
  readonly items: readonly number[]
  /** Many rows were written without a message each, or it is time to compare everything. */
  readonly everything: boolean
}

const assetSchema = z.object({ form: z.enum(FORMS), id: z.int() })

interface MessageRow {
  readonly id: number
  readonly topic: Topic
  readonly payload: unknown
  readonly settled: boolean
}

const ONE_ITEM = 'asset.changed' satisfies Topic
const EVERYTHING = 'search.reconcile' satisfies Topic
/** A transaction that took its number early may commit late: messages are looked at again for so long. */
const SETTLED_AFTER_SECONDS = 60
const MAX_MESSAGES = 2000

/**
 * Reads the outbox as the worker does, without taking anything out of it: whatever is announced to search is news to
 * the pictures too. Messages stay for days after they are done, so none is missed while this process restarts.
 */
export async function followOutbox(database: Pool): Promise<() => Promise<LibraryChanges>> {
  const { rows } = await database.query<{ id: number }>(
    'select coalesce(max(id), 0) as id from outbox where created_at < now() - make_interval(secs => $1)',
    [SETTLED_AFTER_SECONDS],
  )
  let settledUpTo = rows[0]?.id ?? 0
  const seen = new Set<number>()

  return async () => {
    const { rows: messages } = await database.query<MessageRow>(
      `select id, topic::text, payload, created_at < now() - make_interval(secs => $3) as settled from outbox
        where id > $1 and topic::text = any($2::text[]) order by id limit $4`,
      [settledUpTo, [ONE_ITEM, EVERYTHING], SETTLED_AFTER_SECONDS, MAX_MESSAGES],
    )
    const news = messages.filter(({ id }) => !seen.has(id))
    for (const { id } of messages) seen.add(id)
    for (const { id } of messages.filter(({ settled }) => settled)) {
      settledUpTo = Math.max(settledUpTo, id)
      seen.delete(id)
    }
    return {
      items: [...new Set(news.filter(({ topic }) => topic === ONE_ITEM).flatMap(itemOf))],
      everything: news.some(({ topic }) => topic === EVERYTHING),
    }
  }
}

function itemOf({ payload }: MessageRow): readonly number[] {
  const asset = assetSchema.parse(payload)
  return asset.form === 'item' ? [asset.id] : []
}
