import type { Payload } from '#cms/operations/database.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'
import { add, NOTHING_WRONG, type Reconciled, reconcile } from '#cms/operations/search/reconcile.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import { reindexSuggestions } from '#cms/operations/search/reindex-suggestions.ts'
import { countRows } from '#cms/operations/search/row-sources.ts'
import type { SearchServices } from '#cms/operations/search/sync-records.ts'
import type { SearchIndices } from '#cms/ports/search-indices.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { type RecordKind, ROW_KINDS, type RowKind } from '#domain/search/records.ts'

/**
 * Brings all indices to the state of the database, whatever state they are in: those that are empty are made, the
 * others compared and repaired.
 */
export async function keepUp(
  services: SearchServices,
  { suggestions }: { readonly suggestions: boolean },
): Promise<Reconciled> {
  const { payload, indices } = services
  let sum = NOTHING_WRONG
  for (const kind of ROW_KINDS) {
    const isNew = await isUnfilled(payload, indices, kind)
    const found = isNew ? await reindex(services, kind) : await reconcile(services, { kinds: [kind] })
    sum = add(sum, found ?? NOTHING_WRONG)
  }
  if (suggestions || (await isEmpty(indices, 'suggestions'))) await reindexSuggestions(services)
  await configureIndices(services)
  return sum
}

/** Whether there is something to be found, and nothing finds it. */
export async function isUnfilled(
  payload: Payload,
  indices: SearchIndices,
  kind: RowKind = 'items',
): Promise<boolean> {
  return (await isEmpty(indices, kind)) && (await countRows(payload, kind)) > 0
}

async function isEmpty(indices: SearchIndices, kind: RecordKind): Promise<boolean> {
  const sizes = await Promise.all(
    LOCALE_CODES.map((locale) => indices.size(indices.names.primary({ kind, locale }))),
  )
  return sizes.some((size) => size === null || size === 0)
}
