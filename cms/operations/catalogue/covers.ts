import { PREVIEW_COLUMNS, type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { Preview } from '#domain/contract/catalogue.ts'

/** A cover shows this many items. */
const COVER_ITEMS = 6

/** The works that its contributor chose for the cover, while they are published in the pack. */
const CHOSEN = fragment.raw(`pack_works w join items i on i.id = w.item_id and i.pack_id = wanted.id
  and i.visibility = 'published' where w.pack_id = wanted.id and w.cover is not null`)

/** What the cover of each pack shows, by pack id: the works chosen for it, else the first published ones. */
export async function coversOf(
  payload: Payload,
  packIds: readonly number[],
): Promise<ReadonlyMap<number, Preview[]>> {
  const rows = await run<PreviewRow & { pack_id: Computed<number> }>(
    payload,
    prepared(fragment`
      select wanted.id as pack_id, first.*
      from unnest(${fragment.param(packIds)}::int[]) as wanted(id)
      cross join lateral (
        select * from (select ${PREVIEW_COLUMNS} from ${CHOSEN} order by w.cover) chosen
        union all
        select * from (select ${PREVIEW_COLUMNS} from items i
          where i.pack_id = wanted.id and i.visibility = 'published' and not exists (select from ${CHOSEN})
          order by i.pack_position limit ${fragment.raw(`${COVER_ITEMS}`)}) defaults) first`),
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
