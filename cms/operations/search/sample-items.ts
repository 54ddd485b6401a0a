import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'

/** By kind, the representative of these items or packs: the item itself, or the first of the pack. */
export async function sampleItems(
  payload: Payload,
  form: Exclude<Form, 'bundle'>,
  ids: readonly number[],
): Promise<ReadonlyMap<Kind, number>> {
  if (ids.length === 0) return new Map()
  const wanted = fragment`${fragment.param([...ids])}::int[]`
  const rows = await run<{ kind: Column<'items.kind' | 'packs.kind'>; id: Column<'items.id'> }>(
    payload,
    form === 'item'
      ? fragment`select kind::text, id from items where id = any(${wanted})`
      : fragment`
          select p.kind::text, first.id from packs p
          cross join lateral (
            select i.id from items i where i.pack_id = p.id and i.visibility = 'published'
            order by i.pack_position limit 1) first
          where p.id = any(${wanted})`,
  )
  return new Map(rows.map(({ kind, id }) => [kind, id]))
}
