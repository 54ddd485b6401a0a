import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'

/** The name of the PostgreSQL notification; its payload is the number of the new row. */
export const CHANNEL = 'cache_invalidations'

/**
 * Publishes outdated tags (domain/routing/cache-tags.ts) to every process. Writers are serialised until they commit,
 * so that a reader of one number has seen all smaller ones.
 */
export async function invalidateCaches(payload: Payload, tags: readonly string[]): Promise<void> {
  const distinct = [...new Set(tags)]
  if (distinct.length === 0) return
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended(${CHANNEL}, 0))`)
    await transaction(fragment`
      with added as (
        insert into cache_invalidations (tags) values (${fragment.param(distinct)}::text[]) returning id)
      select pg_notify(${CHANNEL}, id::text) from added`)
  })
}
