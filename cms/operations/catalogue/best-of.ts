import { itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { Preview } from '#domain/contract/catalogue.ts'

/** Works shown per entry of a directory. */
const PREVIEWS = 4

/** The most popular items of each group, in one query. `members` is the condition on `i` for a group's id. */
export async function bestOf(
  payload: Payload,
  groupIds: readonly number[],
  members: (id: SQL) => SQL,
  previewsOfEach = PREVIEWS,
): Promise<ReadonlyMap<number, Preview[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await run<{ group_id: Computed<number>; id: Column<'items.id'> }>(
    payload,
    fragment`
      select groups.id as group_id, best.id
      from unnest(${fragment.param(groupIds)}::int[]) as groups(id)
      cross join lateral (
        select i.id from items i where ${isShown('i')} and ${members(fragment`groups.id`)}
        order by i.popularity desc, i.id desc limit ${previewsOfEach}) best`,
  )
  const previews = await itemPreviews(
    payload,
    rows.map((row) => row.id),
  )
  const grouped = new Map<number, Preview[]>()
  for (const row of rows) {
    const preview = previews.get(row.id)
    if (preview) grouped.set(row.group_id, [...(grouped.get(row.group_id) ?? []), preview])
  }
  return grouped
}
