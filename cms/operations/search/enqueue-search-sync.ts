import { fragment, type Payload, type PayloadRequest, run, type SQL } from '#cms/operations/database.ts'
import type { RowKind } from '#domain/search/records.ts'
import type { RelatedSource } from '#domain/search/related.ts'

/** Whatever runs SQL in the transaction that wrote the rows. */
export type Runner = (query: SQL) => Promise<unknown>

/** Runs SQL in the transaction of a request, or on its own. */
export function runnerOf(source: Payload | PayloadRequest): Runner {
  return (query) => run(source, query)
}

/**
 * Tells the worker that what search says of these rows changed, in the transaction that changed it: gives each a new
 * version and writes a message for it. Rows that do not exist any more get the message too, so that their records go.
 */
export async function enqueueSearchSync(
  transaction: Runner,
  kind: RowKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await newVersions(transaction, kind, ids)
  await transaction(fragment`
    insert into outbox (topic, key, payload)
    select 'search.record', ${`${kind}:`} || id, jsonb_build_object('kind', ${kind}::text, 'id', id)
    from unnest(${fragment.param([...new Set(ids)])}::int[]) as id`)
}

/** Tells the worker that other records say something of this row, and that it changed. */
export async function enqueueRelatedSync(transaction: Runner, to: RelatedSource, id: number): Promise<void> {
  await transaction(fragment`
    insert into outbox (topic, key, payload)
    values ('search.related', ${`${to}:${id}`}, ${JSON.stringify({ to, id })}::jsonb)`)
}

/** For what changes often and matters little, such as a counter: one message, however often within these minutes. */
const SYNC_DELAY_MINUTES = 5

/**
 * Like `enqueueSearchSync`, but the message waits, and a row that has one waiting already gets no second. Its version is
 * that of the change itself (migration `search`).
 */
export async function enqueueDelayedSearchSync(
  transaction: Runner,
  kind: RowKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction(fragment`
    insert into outbox (topic, key, payload, not_before)
    select 'search.record', ${`${kind}:`} || id, jsonb_build_object('kind', ${kind}::text, 'id', id),
      now() + make_interval(mins => ${SYNC_DELAY_MINUTES})
    from unnest(${fragment.param([...new Set(ids)])}::int[]) as id
    where not exists (
      select from outbox waiting
      where waiting.topic = 'search.record' and waiting.key = ${`${kind}:`} || id and waiting.done_at is null
        and waiting.attempts = 0
      -- Held until this commits, so that no worker reads the row before the change is there.
      for share skip locked)`)
}

/** Gives rows new versions, so that records made of them from now on win over all made before. */
export async function newVersions(transaction: Runner, kind: RowKind, ids: readonly number[]): Promise<void> {
  await transaction(fragment`
    update ${fragment.raw(kind)} set search_version = nextval('search_versions')
    where id = any(${fragment.param([...ids])}::int[])`)
}
