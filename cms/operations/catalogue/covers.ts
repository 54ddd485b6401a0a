import { PREVIEW_COLUMNS, type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { Preview } from '#domain/contract/catalogue.ts'

/** A cover shows this many items. */
const COVER_ITEMS = 6

/** The first published items of each pack, by pack id. */
export async function coversOf(
  payload: Payload,
  packIds: readonly number[],
): Promise<ReadonlyMap<number, Preview[]>> {
  const rows = await run<PreviewRow & { pack_id: Computed<number> }>(
    payload,
    fragment`
      select wanted.id as pack_id, first.*
      from unnest(${fragment.param(packIds)}::int[]) as wanted(id)
      cross join lateral (
        select ${PREVIEW_COLUMNS} from items i
        where i.pack_id = wanted.id and i.visibility = 'published'
        order by i.pack_position limit ${COVER_ITEMS}) first`,
  )
  const covers = new Map<number, Preview[]>()
  for (const row of rows) covers.set(row.pack_id, [...(covers.get(row.pack_id) ?? []), previewOf(row)])
  return covers
}

/** Up to six previews, interleaved: the first of each pack, then the second of each. */
export function interleavePacks(covers: readonly (readonly Preview[])[]): Preview[] {
  const turns = Array.from({ length: COVER_ITEMS }, (_, turn) => covers.flatMap((cover) => cover[turn] ?? []))
  return turns.flat().slice(0, COVER_ITEMS)
}
