import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { syncRelated } from '#cms/operations/search/sync-related.ts'

/** A row that other records mention changed, such as the name of a style. */
export async function searchRelated(
  { payload, indices }: JobServices,
  [{ to, id }]: MessagesOf<'search.related'>,
): Promise<void> {
  if (indices !== null) await syncRelated({ payload, indices }, to, id)
}
