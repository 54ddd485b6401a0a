import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { SuggestQuery } from '#cms/ports/catalogue-search.ts'

/** Tags whose name begins with the words, those of most items first. */
export async function suggestTags(
  payload: Payload,
  { words, locale, kind, limit }: SuggestQuery,
): Promise<string[]> {
  const beginning = `${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const ofKind =
    kind === null
      ? fragment``
      : fragment`and exists (
          select from items_rels rel join items i on i.id = rel.parent_id
          where rel.path = 'tags' and rel.tags_id = t.id and i.kind = ${kind} and i.visibility = 'published')`
  const rows = await run<{ name: string }>(
    payload,
    fragment`
      select l.name from tags t join tags_locales l on l._parent_id = t.id and l._locale = ${locale}
      where lower(l.name) like ${beginning} and t.item_count > 0 ${ofKind}
      order by t.item_count desc, t.id limit ${limit}`,
  )
  return rows.map(({ name }) => name)
}
