import type pg from 'pg'
import { inTransaction } from '../rows/transaction.ts'
import { announceCatalogue } from './announce.ts'
import { count } from './count.ts'
import { rank } from './rank.ts'

/** Derives ranks, counts and the planner's statistics from the whole catalogue, then invalidates cached pages. */
export async function finish(client: pg.ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    await rank(client)
    await count(client)
    await announceCatalogue(client)
  })
  await client.query('refresh materialized view catalogue_counts')
  await client.query('analyze')
}
