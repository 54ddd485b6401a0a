import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { dayAfter } from '#domain/analytics/days.ts'
import { EVENT_RETENTION_DAYS, PARTITIONS_AHEAD_DAYS } from '#domain/analytics/limits.ts'

/** The events of one UTC day: `events_20261130`. */
function partitionOf(day: string): string {
  return `events_${day.replaceAll('-', '')}`
}

/** Creates the partitions of yesterday, for events that arrive late, of today and of the days ahead. */
export async function createPartitions(payload: Payload, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await withAdvisoryLock(payload, 'event-partitions', async () => {
    for (let ahead = -1; ahead <= PARTITIONS_AHEAD_DAYS; ahead += 1) {
      const day = dayAfter(today, ahead)
      const name = fragment.identifier(partitionOf(day))
      const range = fragment.raw(`from ('${day}') to ('${dayAfter(day, 1)}')`)
      await run(payload, fragment`create table if not exists ${name} partition of events for values ${range}`)
    }
  })
}

/** Drops the partitions of days that are over for longer than events are kept. @returns their names */
export async function dropOldPartitions(payload: Payload, now: Date): Promise<readonly string[]> {
  const first = partitionOf(dayAfter(now.toISOString().slice(0, 10), -EVENT_RETENTION_DAYS))
  const old = await run<{ name: Computed<string> }>(
    payload,
    fragment`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'events'::regclass and c.relname < ${first} order by 1`,
  )
  for (const { name } of old) await run(payload, fragment`drop table if exists ${fragment.identifier(name)}`)
  return old.map(({ name }) => name)
}
