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
  const isWithoutSuggestions = (await sizesOf(indices, 'suggestions')).some((size) => !size)
  if (suggestions || isWithoutSuggestions) await reindexSuggestions(services)
  await configureIndices(services)
  return sum
}

/** Whether the index of some language is not there, or empty though there is something to be found. */
export async function isUnfilled(
  payload: Payload,
  indices: SearchIndices,
  kind: RowKind = 'items',
): Promise<boolean> {
  const sizes = await sizesOf(indices, kind)
  return sizes.includes(null) || (sizes.includes(0) && (await countRows(payload, kind)) > 0)
}

function sizesOf(indices: SearchIndices, kind: RecordKind): Promise<(number | null)[]> {
  return Promise.all(LOCALE_CODES.map((locale) => indices.size(indices.names.primary({ kind, locale }))))
}
