import type pg from 'pg'

/** Runs `work` in one transaction; whatever it throws rolls everything back. */
export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // The connection itself may be what broke: then there is nothing left to roll back.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
