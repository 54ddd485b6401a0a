import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import type { TransactionOnly } from './transaction.ts'

/** True when the home page has no choices yet. */
export async function homePageIsNew(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from home_page')
  return rowCount === 0
}

/** Sets the subjects (slugs of tags) of the home page, in this order. */
export async function chooseSubjects(
  payload: Payload,
  req: TransactionOnly,
  subjects: readonly string[],
): Promise<void> {
  await payload.updateGlobal({ slug: 'home-page', data: { subjects: [...subjects] }, req })
}
