import type { Pool } from 'pg'
import { z } from 'zod'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { FORMS } from '#domain/assets/forms.ts'
import type { Topic } from '#domain/outbox/topics.ts'

/** Changes of the library since the previous call. */
export interface LibraryChanges {
  /** Items that were published, withdrawn or changed. */
  readonly items: readonly number[]
  /** A full comparison is needed: rows were written in bulk without messages, or reconciliation is due. */
  readonly everything: boolean
}

const assetSchema = z.object({ form: z.enum(FORMS), id: z.int() })

interface MessageRow {
  readonly id: Column<'outbox.id'>
  readonly topic: Column<'outbox.topic'>
  readonly payload: Column<'outbox.payload'>
  readonly settled: Computed<boolean>
}

const ONE_ITEM = 'asset.changed' satisfies Topic
const EVERYTHING = 'search.reconcile' satisfies Topic
/** Time in seconds during which messages are read again: a transaction may commit long after it drew its id. */
const SETTLED_AFTER_SECONDS = 60
const MAX_MESSAGES = 2000

/**
 * Reads the outbox without claiming messages: a change for the search index also concerns the pictures. Handled
 * messages stay for days, so none is missed while this process restarts.
 */
export async function followOutbox(database: Pool): Promise<() => Promise<LibraryChanges>> {
  const { rows } = await database.query<{ id: Computed<number> }>(
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
    const unseen = messages.filter(({ id }) => !seen.has(id))
    for (const { id } of messages) seen.add(id)
    for (const { id } of messages.filter(({ settled }) => settled)) {
      settledUpTo = Math.max(settledUpTo, id)
      seen.delete(id)
    }
    return {
      items: [...new Set(unseen.filter(({ topic }) => topic === ONE_ITEM).flatMap(itemOf))],
      everything: unseen.some(({ topic }) => topic === EVERYTHING),
    }
  }
}

function itemOf({ payload }: MessageRow): readonly number[] {
  const asset = assetSchema.parse(payload)
  return asset.form === 'item' ? [asset.id] : []
}
