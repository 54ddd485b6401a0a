import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** Retention of a day after its end: delayed views still count once. */
export const VISITOR_RETENTION_DAYS = 1

/** Deletes the visitor keys of past days and their salts. The counts stay. */
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
