import { fragment, type Payload, prepared, run, type SQL, sql } from '#cms/operations/database.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'
import { TOPICS, type Topic } from '#domain/outbox/topics.ts'

/** A message that this worker has leased. */
export interface ClaimedMessage {
  readonly id: Column<'outbox.id'>
  readonly topic: Column<'outbox.topic'>
  readonly key: Column<'outbox.key'>
  readonly payload: Column<'outbox.payload'>
  /** Counts claims, this one included, which distinguishes this claim from a later one by another worker. */
  readonly attempts: Cast<'outbox.attempts', number>
}

interface ClaimedRow extends Record<string, unknown>, ClaimedMessage {}

/** Duration of a lease without renewal. The messages of a worker that died are released after it. */
export const LEASE_SECONDS = 30

const ALL_TOPICS = Object.keys(TOPICS) as readonly Topic[]

/** Claims the oldest messages that are due and not leased; two workers never claim the same. */
export async function claimMessages(
  payload: Payload,
  limit: number,
  topics: readonly Topic[] = ALL_TOPICS,
): Promise<ClaimedMessage[]> {
  const rows = await run<ClaimedRow>(
    payload,
    prepared(fragment`
    update outbox set attempts = attempts + 1, not_before = ${leaseEnd()}, updated_at = now()
     where id in (
       select id from outbox
        where done_at is null and (not_before is null or not_before <= now())
          and topic = any(${fragment.param(topics)}::enum_outbox_topic[])
        order by id limit ${limit} for update skip locked)
    returning id, topic, key, payload, attempts::int`),
  )
  return rows.sort((a, b) => a.id - b.id)
}

/** Extends leases while the work takes longer. */
export async function renewLease(payload: Payload, messages: readonly ClaimedMessage[]): Promise<void> {
  await run(payload, fragment`update outbox set not_before = ${leaseEnd()} where ${isClaimCurrent(messages)}`)
}

/** Marks messages as done. */
export async function finishMessages(payload: Payload, messages: readonly ClaimedMessage[]): Promise<void> {
  await run(
    payload,
    prepared(fragment`
      update outbox set done_at = now(), not_before = null, last_error = null, updated_at = now()
       where ${isClaimCurrent(messages)}`),
  )
}

/** Releases messages, to be retried after a pause. */
export async function postponeMessages(
  payload: Payload,
  messages: readonly ClaimedMessage[],
  { seconds, error }: { readonly seconds: number; readonly error: string },
): Promise<void> {
  await run(
    payload,
    fragment`
      update outbox set not_before = now() + make_interval(secs => ${seconds}), last_error = ${error}, updated_at = now()
       where ${isClaimCurrent(messages)}`,
  )
}

/** Deletes messages that were done this many days ago. @returns how many */
export async function deleteDoneMessages(payload: Payload, days: number): Promise<number> {
  const rows = await sql(payload)`
    delete from outbox where done_at < now() - make_interval(days => ${days}) returning id`
  return rows.length
}

function leaseEnd(): SQL {
  return fragment`now() + make_interval(secs => ${LEASE_SECONDS})`
}

/** A claim is identified by its number of attempts: after the lease ended, another worker's claim counts higher. */
function isClaimCurrent(messages: readonly ClaimedMessage[]): SQL {
  const ids = fragment.param(messages.map(({ id }) => id))
  const attempts = fragment.param(messages.map((message) => message.attempts))
  return fragment`done_at is null and (id, attempts) in (select * from unnest(${ids}::int[], ${attempts}::int[]))`
}
