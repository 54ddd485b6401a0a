import { fragment, inTransaction, type Payload, run, sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import type { TestCatalogue } from '#cms/testing/catalogue.ts'
import type { Visibility } from '#domain/assets/visibility.ts'

/** Copies an item to complete, unpublished items. */
export async function addDrafts(
  payload: Payload,
  catalogue: TestCatalogue,
  count: number,
): Promise<number[]> {
  const { id: model } = await catalogue.add({ title: 'Model', visibility: 'draft' })
  const rows = await sql<{ id: Column<'items.id'> }>(payload)`
    insert into items (kind, visibility, slug, number, licence_id, contributor_id, pack_id, pack_position, category_id, style_id,
      current_revision_id, shown_sha256, shown_format, shown_width, shown_height, shown_ground, shown_modified_at,
      free, published_at)
    select kind, 'draft', 'copy-' || model.id || '-' || copy,
      2000000 + 1000 * model.id + copy, licence_id, contributor_id, pack_id, 1000 + copy,
      category_id, style_id, current_revision_id, shown_sha256, shown_format, shown_width, shown_height, shown_ground,
      shown_modified_at, true, now()
    from items model, generate_series(1, ${count}::int) copy where model.id = ${model} returning id`
  const ids = rows.map(({ id }) => id)
  await run(
    payload,
    fragment`
      insert into items_locales (_parent_id, _locale, title)
      select id, 'en', 'Copy ' || id from unnest(${fragment.param(ids)}::int[]) id`,
  )
  return ids
}

/** Publishes items like the operation: the rows and their messages in one transaction. */
export function publish(payload: Payload, ids: readonly number[]): Promise<void> {
  return setVisibility(payload, ids, 'published')
}

export function withdraw(payload: Payload, ids: readonly number[]): Promise<void> {
  return setVisibility(payload, ids, 'retired')
}

async function setVisibility(
  payload: Payload,
  ids: readonly number[],
  visibility: Visibility,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`
      update items set visibility = ${visibility}::enum_items_visibility where id = any(${fragment.param([...ids])}::int[])`)
    await enqueueSearchSync(transaction, 'items', ids)
  })
}
