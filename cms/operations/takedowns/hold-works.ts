import { setVisibility } from '#cms/operations/assets/set-visibility.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { isSuspendable, type Visibility } from '#domain/assets/visibility.ts'
import { type Hold, holdOfAll, type NamingCase } from '#domain/takedown/holds.ts'

interface ItemRow extends Record<string, unknown> {
  readonly id: Column<'items.id'>
  readonly slug: Column<'items.slug'>
  readonly visibility: Column<'items.visibility'>
  /** Before cases hid it; null while none does. */
  readonly before: Column<'takedown_holds.visibility'> | null
}

/**
 * Hides or releases the works of a case after its state changed, as all cases that name them say together. A work that
 * staff removed by command meanwhile stays removed.
 */
export async function holdWorks(transaction: Transaction, items: readonly number[]): Promise<void> {
  // Only a transaction of a case ends a suspension: a trigger on `items` reads the setting.
  await transaction(fragment`select set_config('motif.takedown', 'on', true)`)
  const rows = await transaction<ItemRow>(fragment`
    select i.id, i.slug, i.visibility::text, h.visibility as before from items i
      left join takedown_holds h on h.item_id = i.id
     where i.id = any(${fragment.param([...items])}::int[]) order by i.id for update of i`)
  for (const row of rows) await holdOne(transaction, row)
}

async function holdOne(
  transaction: Transaction,
  { id: item, slug, visibility: from, before }: ItemRow,
): Promise<void> {
  const hold = holdOfAll(
    await transaction<NamingCase & Record<string, unknown>>(fragment`
      select t.state, t.outcome from takedowns t join takedown_works w on w.takedown_id = t.id
       where w.item_id = ${item}`),
  )
  const to = before === null ? firstHold(from, hold) : (hold ?? before)
  if (before === null && to !== from)
    await transaction(fragment`insert into takedown_holds (item_id, visibility) values (${item}, ${from})`)
  if (hold === null) await transaction(fragment`delete from takedown_holds where item_id = ${item}`)
  if (to !== from) await setVisibility(transaction, { item, slug, from, to })
}

/** Only what the public knows is hidden. */
function firstHold(from: Visibility, hold: Hold | null): Visibility {
  return hold !== null && isSuspendable(from) ? hold : from
}
