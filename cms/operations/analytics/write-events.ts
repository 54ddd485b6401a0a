import { randomUUID } from 'node:crypto'
import { createPartitions } from '#cms/operations/analytics/partitions.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { EventRow } from '#domain/analytics/event-row.ts'

/** An event with the id that makes a repeated batch count once. */
export interface WrittenEvent extends EventRow {
  readonly id: string
}

export function withId(row: EventRow): WrittenEvent {
  return { ...row, id: randomUUID() }
}

/** PostgreSQL's code for a row that no partition takes. */
const CHECK_VIOLATION = '23514'

/**
 * Writes events in one statement. An event that is already there is skipped, so that a batch with an unknown outcome can
 * be repeated. Creates the partition of the day when no worker did.
 */
export async function writeEvents(payload: Payload, events: readonly WrittenEvent[]): Promise<void> {
  if (events.length === 0) return
  const write = () => inTransaction(payload, (transaction) => insert(transaction, events))
  try {
    await write()
  } catch (error) {
    if (!isMissingPartition(error)) throw error
    await createPartitions(payload, new Date())
    await write()
  }
}

async function insert(transaction: Transaction, events: readonly WrittenEvent[]): Promise<void> {
  const rows = events.map(({ at, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    day: at.toISOString().slice(0, 10),
  }))
  await transaction(fragment`
    insert into events (day, id, at, name, visitor, route, path, query, previous, referrer, source, medium,
      campaign, locale, country, device, properties)
    select day, id, at, name, visitor, route, path, query, previous, referrer, source, medium,
      campaign, locale, country, device, properties
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (day date, id uuid,
      at timestamptz, name text, visitor text, route text, path text, query text, previous text, referrer text,
      source text, medium text, campaign text, locale text, country text, device text, properties jsonb)
    on conflict do nothing`)
}

/** Drizzle wraps the error of the driver. */
function isMissingPartition(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === CHECK_VIOLATION &&
    cause.message.includes('no partition')
  )
}
