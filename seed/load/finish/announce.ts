import type pg from 'pg'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * Writes the outbox messages of a changed catalogue: the worker then invalidates its cached pages, compares every
 * search record with its row, and rebuilds the search suggestions.
 */
export async function announceCatalogue(client: pg.ClientBase): Promise<void> {
  const resource = CACHE_TAGS.catalogue()
  await client.query(`insert into outbox (topic, key, payload) values ('texts.changed', $1, $2)`, [
    resource,
    { resource },
  ])
  const all = { suggestions: true }
  await client.query(`insert into outbox (topic, key, payload) values ('search.reconcile', 'loaded', $1)`, [
    all,
  ])
}
