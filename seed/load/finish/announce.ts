import type pg from 'pg'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * Tells the worker that the whole catalogue changed, so that every cached page of it is made anew, every record of
 * search compared with its row, and what search suggests made of what there is now.
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
