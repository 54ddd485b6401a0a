import { type Payload, sql } from '#cms/operations/database.ts'

/** Recounts the catalogue for listings and home; readers see the old counts until it is done. */
export async function refreshCatalogueCounts(payload: Payload): Promise<void> {
  await sql(payload)`refresh materialized view concurrently catalogue_counts`
}
