import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import type { TransactionOnly } from './transaction.ts'

/** Whether nobody has chosen anything for the home page yet. */
export async function homePageIsNew(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from home_page')
  return rowCount === 0
}

/** Has the home page show these subjects (slugs of tags), in this order. */
export async function chooseSubjects(
  payload: Payload,
  req: TransactionOnly,
  subjects: readonly string[],
): Promise<void> {
  await payload.updateGlobal({ slug: 'home-page', data: { subjects: [...subjects] }, req })
}
