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
  const [suggested, ...found] = await Promise.all([
    keepSuggestions(services, suggestions),
    ...ROW_KINDS.map((kind) => keepKind(services, kind)),
  ])
  await configureIndices(services)
  if (suggested > 0) services.payload.logger.info(`search: ${suggested} suggestions`)
  return found.reduce(add, NOTHING_WRONG)
}

/** @returns what was put right; nothing where another process is at it */
async function keepKind(services: SearchServices, kind: RowKind): Promise<Reconciled> {
  if (!(await isUnfilled(services.payload, services.indices, kind)))
    return reconcile(services, { kinds: [kind] })
  return (await reindex(services, kind)) ?? NOTHING_WRONG
}

/** @returns how many were made, in all languages together */
async function keepSuggestions(services: SearchServices, isDue: boolean): Promise<number> {
  const areThere = (await sizesOf(services.indices, 'suggestions')).every(Boolean)
  return isDue || !areThere ? reindexSuggestions(services) : 0
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
