import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { namedWorks } from '#domain/takedown/notices.ts'

/** The works of a case in one line, by their English titles. */
export async function readTitles(transaction: Transaction, items: readonly number[]): Promise<string> {
  const rows = await transaction<{ title: Computed<string> }>(fragment`
    select coalesce(l.title, i.slug, '') as title from items i
      left join items_locales l on l._parent_id = i.id and l._locale = 'en'
     where i.id = any(${fragment.param([...items])}::int[]) order by i.id`)
  return namedWorks(rows.map(({ title }) => title))
}
