import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { configureIndices, configureTemporary } from '#cms/operations/search/configure-indices.ts'
import { type Reconciled, reconcile } from '#cms/operations/search/reconcile.ts'
import {
  beginReindex,
  endReindex,
  noteProgress,
  type ReindexState,
  readUnfinishedReindex,
} from '#cms/operations/search/reindex-state.ts'
import { changedRows, nextRows, ROW_SOURCES } from '#cms/operations/search/row-sources.ts'
import type { SearchServices } from '#cms/operations/search/sync-records.ts'
import type { RecordWrite } from '#cms/ports/search-indices.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { objectId, type RowKind } from '#domain/search/records.ts'

export interface ReindexOptions {
  readonly locales?: readonly Locale[]
  /** Rows per batch; two batches are in memory. */
  readonly atOnce?: number
  /** Called after every batch with its number of rows. */
  readonly onRows?: (count: number) => void
}

const AT_ONCE = 2_000

/**
 * Rebuilds the indices of these records from the database without downtime: fills temporary indices, adds changes
 * since the start, swaps them with the current ones, and compares again. A killed reindex is resumed.
 *
 * @returns the repairs at the end; undefined when another process is running it
 */
export function reindex(
  services: SearchServices,
  kind: RowKind,
  options: ReindexOptions = {},
): Promise<Reconciled | undefined> {
  return withAdvisoryLock(services.payload, `search-reindex ${kind}`, () =>
    rebuildIndex(services, kind, options),
  )
}

async function rebuildIndex(
  services: SearchServices,
  kind: RowKind,
  { locales = LOCALE_CODES, atOnce = AT_ONCE, onRows }: ReindexOptions,
): Promise<Reconciled> {
  const state = await openState(services, kind, locales)
  await gather(services, kind, state, { atOnce, onRows })
  await catchUp(services, kind, state)
  const { names, move } = services.indices
  await Promise.all(
    locales.map((locale) =>
      move(names.temporary({ kind, locale }, state.run), names.primary({ kind, locale })),
    ),
  )
  await configureIndices(services, { kinds: [kind], locales })
  await endReindex(services.payload, state)
  return reconcile(services, { kinds: [kind], locales })
}

/** Resumes a reindex with the current configuration, or starts one. */
async function openState(
  services: SearchServices,
  kind: RowKind,
  locales: readonly Locale[],
): Promise<ReindexState> {
  const unfinished = await readUnfinishedReindex(services.payload, kind, locales)
  if (unfinished && (await configureAll(services, kind, unfinished))) return unfinished
  await deleteTemporary(services, kind, locales)
  const state = await beginReindex(services.payload, kind, locales)
  await configureAll(services, kind, state)
  return state
}

/** @returns whether all temporary indices existed with the right configuration */
async function configureAll(services: SearchServices, kind: RowKind, state: ReindexState): Promise<boolean> {
  const unchanged = await Promise.all(
    state.locales.map((locale) => configureTemporary(services, { kind, locale }, state.run)),
  )
  return unchanged.every(Boolean)
}

/** Deletes temporary indices that no reindex will resume. */
async function deleteTemporary(
  { indices }: SearchServices,
  kind: RowKind,
  locales: readonly Locale[],
): Promise<void> {
  for (const name of await indices.list()) {
    const address = indices.names.read(name)
    if (address?.kind === kind && address.run !== null && locales.includes(address.locale))
      await indices.delete(name)
  }
}

/** Streams all rows by id; the next batch is read while the last is being sent. */
async function gather(
  services: SearchServices,
  kind: RowKind,
  state: ReindexState,
  { atOnce, onRows }: { readonly atOnce: number; readonly onRows: ReindexOptions['onRows'] },
): Promise<void> {
  const { payload } = services
  const read = async (from: number) => {
    const ids = (await nextRows(payload, kind, { from, below: null }, atOnce)).map(({ id }) => id)
    return { ids, rows: await ROW_SOURCES[kind].read(payload, ids) }
  }
  let batch = await read(state.lastId + 1)
  while (batch.ids.length > 0) {
    const { ids, rows } = batch
    const lastId = ids.at(-1) ?? 0
    const following = read(lastId + 1)
    // A failed send is reported first; the batch read in the meantime is then discarded.
    following.catch(() => {})
    await send(services, kind, state, (locale) =>
      rows.map((row) => ({ type: 'put', record: row.record(locale) })),
    )
    await noteProgress(payload, state, lastId)
    onRows?.(ids.length)
    batch = await following
  }
}

/** Sends changes since the start of the reindex, so that the new indices are complete before the swap. */
async function catchUp(services: SearchServices, kind: RowKind, state: ReindexState): Promise<void> {
  const { payload } = services
  for (let from = 0; ; ) {
    const ids = await changedRows(payload, kind, { since: state.sinceVersion, from, limit: AT_ONCE })
    if (ids.length === 0) return
    const rows = await ROW_SOURCES[kind].read(payload, ids)
    const seen = new Set(rows.map(({ id }) => id))
    await send(services, kind, state, (locale) => [
      ...rows.map((row) => ({ type: 'merge' as const, record: row.record(locale) })),
      ...ids
        .filter((id) => !seen.has(id))
        .map((id) => ({ type: 'delete' as const, objectID: objectId(kind, id) })),
    ])
    from = (ids.at(-1) ?? 0) + 1
  }
}

async function send(
  { indices }: SearchServices,
  kind: RowKind,
  { run, locales }: ReindexState,
  writesIn: (locale: Locale) => readonly RecordWrite[],
): Promise<void> {
  await Promise.all(
    locales.map((locale) => indices.write(indices.names.temporary({ kind, locale }, run), writesIn(locale))),
  )
}
