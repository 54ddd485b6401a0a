import { getPayload, type SanitizedConfig } from 'payload'
import { sql } from './database.ts'

/** Whether the database answers; false too if Payload cannot start without it. */
export async function databaseAnswers(config: Promise<SanitizedConfig>): Promise<boolean> {
  try {
    await sql(await getPayload({ config }))`select 1`
    return true
  } catch {
    return false
  }
}
