import { setTimeout } from 'node:timers/promises'
import { fragment, transactionOf } from '#cms/operations/database.ts'
import { newVersions } from '#cms/operations/search/enqueue-search-sync.ts'
import { nextRows, type RowVersion } from '#cms/operations/search/row-sources.ts'
import { type SearchServices, syncRecords } from '#cms/operations/search/sync-records.ts'
import type { IdRange } from '#cms/ports/search-indices.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { ROW_KINDS, type RowKind } from '#domain/search/records.ts'

/** Differences that were repaired, over all languages. */
export interface Reconciled {
  /** Compared rows. */
  readonly rows: number
  /** Rows without a record in some language. */
  readonly missing: number
  /** Rows with another version in some language. */
  readonly stale: number
  /** Records without a searchable row. */
  readonly ghosts: number
}

export const NO_DIFFERENCES: Reconciled = { rows: 0, missing: 0, stale: 0, ghosts: 0 }

interface ReconcileOptions {
  readonly kinds?: readonly RowKind[]
  readonly locales?: readonly Locale[]
  readonly onRows?: (kind: RowKind, count: number) => void
}

/** Rows compared at once, which bounds memory regardless of the size of the library. */
const AT_ONCE = 5_000

/**
 * Compares every record with its row by id and version, in ranges of ids, and repairs differences. Records that are
 * being written at the same time may be sent again, which is harmless. Search requests have priority: one part of one
 * index is requested at a time, with a pause as long as the request took.
 */
export async function reconcile(
  services: SearchServices,
  { kinds = ROW_KINDS, locales = LOCALE_CODES, onRows }: ReconcileOptions = {},
): Promise<Reconciled> {
  let sum = NO_DIFFERENCES
  for (const kind of kinds) {
    for await (const { range, rows } of ranges(services, kind)) {
      const begun = performance.now()
      sum = add(sum, await reconcileRange(services, { kind, locales, range, rows }))
      onRows?.(kind, rows.length)
      await setTimeout(performance.now() - begun)
    }
  }
  return sum
}

interface RangeOfRows {
  readonly range: IdRange
  readonly rows: readonly RowVersion[]
}

/** All searchable rows of a kind, in contiguous ranges of ids: the last one is unbounded. */
async function* ranges({ payload }: SearchServices, kind: RowKind): AsyncGenerator<RangeOfRows> {
  let from = 0
  for (;;) {
    const rows = await nextRows(payload, kind, { from, below: null }, AT_ONCE)
    const last = rows.at(-1)
    const below = rows.length < AT_ONCE || !last ? null : last.id + 1
    yield { range: { from, below }, rows }
    if (below === null) return
    from = below
  }
}

interface Comparison extends RangeOfRows {
  readonly kind: RowKind
  readonly locales: readonly Locale[]
}

async function reconcileRange(services: SearchServices, comparison: Comparison): Promise<Reconciled> {
  const { kind, locales, rows } = comparison
  const differences: Differences[] = []
  for (const locale of locales) differences.push(await differencesIn(services, comparison, locale))
  const missing = union(differences.map((one) => one.missing))
  const behind = union(differences.map((one) => one.behind))
  const ahead = union(differences.map((one) => one.ahead))
  const ghosts = union(differences.map((one) => one.ghosts))
  await newVersionsAbove(services, kind, ahead, differences)
  await syncRecords(services, kind, [...union([missing, behind, ahead, ghosts])])
  return {
    rows: rows.length,
    missing: missing.size,
    stale: union([behind, ahead]).size,
    ghosts: ghosts.size,
  }
}

interface Differences {
  readonly missing: ReadonlySet<number>
  readonly behind: ReadonlySet<number>
  /** Rows whose record has a version that the database never assigned, as after restoring a backup. */
  readonly ahead: ReadonlySet<number>
  readonly ghosts: ReadonlySet<number>
  readonly highest: number
}

async function differencesIn(
  { indices }: SearchServices,
  { kind, range, rows }: Comparison,
  locale: Locale,
): Promise<Differences> {
  const missing = new Map(rows.map(({ id, version }) => [id, version]))
  const [behind, ahead, ghosts] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let highest = 0
  for await (const { id, version } of indices.versions(indices.names.primary({ kind, locale }), range)) {
    const wanted = missing.get(id)
    missing.delete(id)
    highest = Math.max(highest, version)
    if (wanted === undefined) ghosts.add(id)
    else if (version < wanted) behind.add(id)
    else if (version > wanted) ahead.add(id)
  }
  return { missing: new Set(missing.keys()), behind, ahead, ghosts, highest }
}

/** Advances the sequence beyond every version in an index, so that new versions are higher again. */
async function newVersionsAbove(
  { payload }: SearchServices,
  kind: RowKind,
  ids: ReadonlySet<number>,
  differences: readonly Differences[],
): Promise<void> {
  if (ids.size === 0) return
  const highest = Math.max(...differences.map((one) => one.highest))
  const transaction = transactionOf(payload)
  await transaction(fragment`
    select setval('search_versions', greatest(${highest}, (select last_value from search_versions)))`)
  await newVersions(transaction, kind, [...ids])
}

function union(sets: readonly ReadonlySet<number>[]): Set<number> {
  return new Set(sets.flatMap((set) => [...set]))
}

export function add(a: Reconciled, b: Reconciled): Reconciled {
  return {
    rows: a.rows + b.rows,
    missing: a.missing + b.missing,
    stale: a.stale + b.stale,
    ghosts: a.ghosts + b.ghosts,
  }
}
