import type pg from 'pg'
import { inTransaction } from '../rows/transaction.ts'
import { announceCatalogue } from './announce.ts'
import { count } from './count.ts'
import { rank } from './rank.ts'

/** What is derived from the catalogue as a whole: ranks, counts, the planner's statistics; then pages are told. */
export async function finish(client: pg.ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    await rank(client)
    await count(client)
    await announceCatalogue(client)
  })
  await client.query('refresh materialized view catalogue_counts')
  await client.query('analyze')
}
