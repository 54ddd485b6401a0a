import { readFile } from '#cms/files/read-file.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface MeasuringServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'put'>
  readonly pool: Pick<Pool, 'features'>
  readonly invalidate: (tags: readonly string[]) => Promise<void>
}

const BATCH_SIZE = 50

/**
 * Measures the features of originals that were processed before features existed, so that their pages offer the
 * formats that depend on them. An original that cannot be read is skipped until the next run.
 *
 * @returns how many were measured
 */
export async function measureFeatures({ payload, storage, pool, invalidate }: MeasuringServices) {
  let measured = 0
  for (let after = 0; ; ) {
    const batch = await unmeasured(payload, after)
    const last = batch.at(-1)
    if (last === undefined) return measured
    after = last.revision
    const slugs = await Promise.all(
      batch.map(async ({ revision, slug, ...file }) => {
        const features = await readFile({ storage }, file).then(pool.features, () => null)
        if (!features?.ok) return null
        await storeFeatures(payload, revision, features.value)
        return slug
      }),
    )
    const changed = slugs.filter((slug) => slug !== null)
    measured += changed.length
    await invalidate(changed.map(CACHE_TAGS.item))
  }
}

interface Unmeasured extends Record<string, unknown> {
  readonly revision: Column<'revisions.id'>
  readonly slug: Present<'items.slug'>
  readonly sha256: Column<'files.sha256'>
  readonly format: Column<'files.format'>
  readonly bytes: Cast<'files.bytes', number>
  readonly storageKey: Column<'files.storage_key'>
  readonly storageOffset: Cast<'files.storage_offset', number | null>
  readonly playable: Computed<boolean>
}

function unmeasured(payload: Payload, after: number): Promise<Unmeasured[]> {
  return run<Unmeasured>(
    payload,
    fragment`
      select r.id as revision, i.slug, f.sha256, f.format::text, f.bytes::int, f.storage_key as "storageKey",
        f.storage_offset::float8 as "storageOffset", coalesce(f.playable, false) as playable
      from revisions r join items i on i.id = r.item_id join files f on f.id = r.file_id
      where r.features is null and r.state = 'ready' and r.id > ${after} and i.slug is not null
      order by r.id limit ${BATCH_SIZE}`,
  )
}

async function storeFeatures(payload: Payload, revision: number, features: readonly string[]): Promise<void> {
  await run(
    payload,
    fragment`
      update revisions set features = ${JSON.stringify(features)}::jsonb
       where id = ${revision} and features is null and state = 'ready'`,
  )
}
