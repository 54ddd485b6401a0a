import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { RecordKind } from '#domain/search/records.ts'

/** An unfinished reindex, which a later one resumes. */
export interface ReindexState {
  readonly kind: RecordKind
  /** Names its temporary indices. */
  readonly run: string
  readonly locales: readonly Locale[]
  /** The highest version at its start: rows above it may have changed after they were read. */
  readonly sinceVersion: number
  /** Rows up to this id are in the temporary indices. */
  readonly lastId: number
}

interface StateRow extends Record<string, unknown>, Omit<ReindexState, 'kind'> {}

/** An older unfinished reindex is discarded. */
const FRESH_HOURS = 24

/** The unfinished reindex of these records; null when there is none to resume. */
export async function readUnfinishedReindex(
  payload: Payload,
  kind: RecordKind,
  locales: readonly Locale[],
): Promise<ReindexState | null> {
  const [row] = await run<StateRow>(
    payload,
    fragment`
      select run, locales, since_version::float8 as "sinceVersion", last_id as "lastId" from search_reindexes
      where kind = ${kind} and began_at > now() - make_interval(hours => ${FRESH_HOURS})`,
  )
  return row && sameLocales(row.locales, locales) ? { ...row, kind } : null
}

/** Records the start of a reindex. @returns it, with a unique name */
export async function beginReindex(
  payload: Payload,
  kind: RecordKind,
  locales: readonly Locale[],
): Promise<ReindexState> {
  const name = Date.now().toString(36)
  const [row] = await run<StateRow>(
    payload,
    fragment`
      insert into search_reindexes (kind, run, locales, since_version)
      select ${kind}, ${name}, ${fragment.param([...locales])}::text[], last_value from search_versions
      on conflict (kind) do update set run = excluded.run, locales = excluded.locales, last_id = 0,
        since_version = excluded.since_version, began_at = now()
      returning run, locales, since_version::float8 as "sinceVersion", last_id as "lastId"`,
  )
  if (!row) throw new Error(`the reindex of ${kind} could not be noted`)
  return { ...row, kind }
}

export async function noteProgress(payload: Payload, { kind, run: name }: ReindexState, lastId: number) {
  await run(
    payload,
    fragment`update search_reindexes set last_id = ${lastId} where kind = ${kind} and run = ${name}`,
  )
}

export async function endReindex(payload: Payload, { kind, run: name }: ReindexState): Promise<void> {
  await run(payload, fragment`delete from search_reindexes where kind = ${kind} and run = ${name}`)
}

function sameLocales(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join()
}
