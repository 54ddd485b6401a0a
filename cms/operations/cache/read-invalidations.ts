import { type Payload, sql } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { type Invalidations, MAX_TAGS } from '#domain/contract/revalidation.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

const RETENTION_MINUTES = 60

interface Found extends Record<string, unknown> {
  readonly oldest: Computed<number | null>
  readonly newest: Computed<number | null>
  readonly tags: Computed<readonly string[]>
}

/**
 * The tags invalidated after a number. Returns the tag of everything to a process that has no number yet, that missed
 * too many tags, or whose number is older than the oldest row or newer than the database (a backup was restored).
 */
export async function readInvalidations(payload: Payload, after: number | null): Promise<Invalidations> {
  const [found] = await sql<Found>(payload)`
    select (select min(id) from cache_invalidations)::float8 as oldest,
           (select max(id) from cache_invalidations)::float8 as newest,
           array(select distinct unnest(tags) from cache_invalidations where id > ${after}::bigint limit ${MAX_TAGS + 1})
             as tags`
  const sequence = found?.newest ?? 0
  const tags = found?.tags ?? []
  const isKnown = after !== null && after <= sequence && after >= (found?.oldest ?? 1) - 1
  return { sequence, tags: isKnown && tags.length <= MAX_TAGS ? [...tags] : [CACHE_TAGS.catalogue()] }
}

/** Deletes rows that every running process has read; the newest row stays, because it stores the current number. */
export async function deleteOldInvalidations(payload: Payload): Promise<number> {
  const rows = await sql(payload)`
    delete from cache_invalidations
     where created_at < now() - make_interval(mins => ${RETENTION_MINUTES})
       and id < (select max(id) from cache_invalidations)
    returning id`
  return rows.length
}
