import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { readTexts } from '#cms/operations/search/read-texts.ts'
import type { TagFacts } from '#domain/search/tag-record.ts'

type TagRow = Omit<TagFacts, 'names'> & Record<string, unknown>

/** The search facts of these tags, in all languages; those without published items are left out. */
export async function readTags(payload: Payload, ids: readonly number[]): Promise<TagFacts[]> {
  const rows = await run<TagRow>(
    payload,
    fragment`
      select a.id, a.search_version::float8 as version, a.slug, a.item_count::int as "itemCount"
      from tags a where a.id = any(${fragment.param(ids)}::int[]) and a.item_count > 0`,
  )
  const names = await readTexts(payload, 'tags', 'name', ids)
  return rows.map((row) => ({ ...row, names: names.get(row.id) ?? {} }))
}
