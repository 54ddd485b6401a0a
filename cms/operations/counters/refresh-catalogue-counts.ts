import { type Payload, sql } from '#cms/operations/database.ts'

/** Counts the catalogue anew for listings and home; readers see the old counts until it is done. */
export async function refreshCatalogueCounts(payload: Payload): Promise<void> {
  await sql(payload)`refresh materialized view concurrently catalogue_counts`
}
