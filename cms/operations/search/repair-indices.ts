import type { Payload } from '#cms/operations/database.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'
import { add, NO_DIFFERENCES, type Reconciled, reconcile } from '#cms/operations/search/reconcile.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import { reindexSuggestions } from '#cms/operations/search/reindex-suggestions.ts'
import { countRows } from '#cms/operations/search/row-sources.ts'
import type { SearchServices } from '#cms/operations/search/sync-records.ts'
import type { SearchIndices } from '#cms/ports/search-indices.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { type RecordKind, ROW_KINDS, type RowKind } from '#domain/search/records.ts'

/** Brings all indices to the state of the database: rebuilds empty ones, compares and repairs the others. */
export async function repairIndices(
  services: SearchServices,
  { suggestions }: { readonly suggestions: boolean },
): Promise<Reconciled> {
  const unfilled = new Set(await kindsWithoutRecords(services))
  const [suggested, ...made] = await Promise.all([
    refreshSuggestions(services, suggestions),
    // One that another process rebuilds is skipped.
    ...[...unfilled].map((kind) => reindex(services, kind)),
  ])
  const kinds = ROW_KINDS.filter((kind) => !unfilled.has(kind))
  const compared = await reconcile(services, { kinds })
  await configureIndices(services)
  if (suggested > 0) services.payload.logger.info(`search: ${suggested} suggestions`)
  return made.reduce<Reconciled>((sum, one) => add(sum, one ?? NO_DIFFERENCES), compared)
}

async function kindsWithoutRecords({ payload, indices }: SearchServices): Promise<readonly RowKind[]> {
  const unfilled = await Promise.all(ROW_KINDS.map((kind) => isIndexEmpty(payload, indices, kind)))
  return ROW_KINDS.filter((_, at) => unfilled[at])
}

/** @returns the number of suggestions, in all languages together */
async function refreshSuggestions(services: SearchServices, isDue: boolean): Promise<number> {
  const allExist = (await sizesOf(services.indices, 'suggestions')).every(Boolean)
  return isDue || !allExist ? reindexSuggestions(services) : 0
}

/** Whether the index of some language is missing, or empty although it should have records. */
export async function isIndexEmpty(
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
