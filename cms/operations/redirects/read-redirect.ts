import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** Where an editor says that a path has moved to; null when nobody says so. */
export async function readRedirect(payload: Payload, from: string): Promise<string | null> {
  const rows = await run<{ to: string }>(
    payload,
    fragment`select r."to" from redirects r where r."from" = ${from}`,
  )
  return rows[0]?.to ?? null
}
