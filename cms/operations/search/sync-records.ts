import type { Payload } from '#cms/operations/database.ts'
import { indexedLocales } from '#cms/operations/search/existing-indices.ts'
import { ROW_SOURCES, rowVersions } from '#cms/operations/search/row-sources.ts'
import { RecordRefused, type RecordWrite, type SearchIndices } from '#cms/ports/search-indices.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { objectId, type RowKind } from '#domain/search/records.ts'

export interface SearchServices {
  readonly payload: Payload
  readonly indices: SearchIndices
}

/** A row that changes more often while its records are being sent is left to the next attempt. */
const MAX_ROUNDS = 5

/**
 * Brings the records of these rows to the state of the database, in every language: searchable ones are written,
 * others deleted. Then the versions are read again, and rows that changed meanwhile are sent again: otherwise a
 * record that a slow worker wrote after another had deleted the row would remain.
 *
 * A record that the engine rejects (it may be too large) is skipped and logged; it does not block others.
 *
 * @throws Error when the engine is unavailable, or rows change faster than they can be sent
 */
export async function syncRecords(
  services: SearchServices,
  kind: RowKind,
  ids: readonly number[],
): Promise<void> {
  let rest = [...new Set(ids)]
  for (let round = 0; rest.length > 0; round += 1) {
    if (round === MAX_ROUNDS) throw new Error(`${rest.length} ${kind} change faster than they can be sent`)
    rest = await syncAcceptable(services, kind, rest)
  }
}

/** Bisects a rejected batch until the offending record is isolated. */
async function syncAcceptable(
  services: SearchServices,
  kind: RowKind,
  ids: readonly number[],
): Promise<number[]> {
  try {
    return await syncOnce(services, kind, ids)
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error
    if (ids.length === 1) {
      services.payload.logger.error({ err: error, msg: `search: ${kind} ${ids[0]} is not taken` })
      return []
    }
    const half = Math.ceil(ids.length / 2)
    return [
      ...(await syncAcceptable(services, kind, ids.slice(0, half))),
      ...(await syncAcceptable(services, kind, ids.slice(half))),
    ]
  }
}

/** @returns the rows that changed while they were being sent */
async function syncOnce(
  { payload, indices }: SearchServices,
  kind: RowKind,
  ids: readonly number[],
): Promise<number[]> {
  // Read before the rows: any later change is detected below, whether the rows were read before or after it.
  const before = await rowVersions(payload, kind, ids)
  const rows = await ROW_SOURCES[kind].read(payload, ids)
  const seen = new Set(rows.map(({ id }) => id))
  const gone = ids.filter((id) => !seen.has(id))
  const writesIn = (locale: Locale): RecordWrite[] => [
    ...rows.map((row) => ({ type: 'merge' as const, record: row.record(locale) })),
    ...gone.map((id) => ({ type: 'delete' as const, objectID: objectId(kind, id) })),
  ]
  const locales = await indexedLocales(indices, kind)
  await Promise.all(
    locales.map((locale) => indices.write(indices.names.primary({ kind, locale }), writesIn(locale))),
  )
  const after = await rowVersions(payload, kind, ids)
  return ids.filter((id) => before.get(id) !== after.get(id))
}
