import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** How long a day is remembered after its end: what was held up for a while still counts once. */
export const VISITOR_RETENTION_DAYS = 1

/** Forgets who looked and downloaded on ended days, and the salts that could tell it. What they did stays counted. */
export async function deleteVisitors(payload: Payload): Promise<void> {
  const ended = fragment`(now() at time zone 'utc')::date - ${VISITOR_RETENTION_DAYS}::int`
  for (const forgotten of [
    fragment`delete from visits where day < ${ended}`,
    fragment`delete from visitor_salts where day < ${ended}`,
    fragment`update downloads set guest = null where guest is not null and created_at at time zone 'utc' < ${ended}`,
  ]) {
    await run(payload, forgotten)
  }
}
