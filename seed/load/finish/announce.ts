import type pg from 'pg'
import { transactionOfClient } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * Tells the worker that the whole catalogue changed: every cached page is rendered again, every record of search is
 * compared with its row, and the suggestions of search are built again.
 */
export async function announceCatalogue(client: pg.ClientBase): Promise<void> {
  const transaction = transactionOfClient(client)
  const resource = CACHE_TAGS.catalogue()
  await enqueue(transaction, 'texts.changed', [{ key: resource, payload: { resource } }])
  await enqueue(transaction, 'search.reconcile', [{ key: 'loaded', payload: { suggestions: true } }])
}
