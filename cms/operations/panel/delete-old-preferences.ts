import { type Payload, type PayloadRequest, sql } from '#cms/operations/database.ts'
import { PREFERENCES } from '#domain/permissions/preferences.ts'

/** Deletes the oldest preferences of a user above the maximum. */
export async function deleteOldPreferences(source: Payload | PayloadRequest, user: string): Promise<void> {
  await sql(source)`
    delete from payload_preferences where id in (
      select p.id from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id
      where r.users_id = ${user} order by p.updated_at desc, p.id desc offset ${PREFERENCES.count})`
}
