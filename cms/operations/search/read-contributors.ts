import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { readTexts } from '#cms/operations/search/read-texts.ts'
import type { ContributorFacts } from '#domain/search/contributor-record.ts'

type ContributorRow = Omit<ContributorFacts, 'biographies'> & Record<string, unknown>

/** The search facts of these contributors; those without published works are left out. */
export async function readContributors(
  payload: Payload,
  ids: readonly number[],
): Promise<ContributorFacts[]> {
  const rows = await run<ContributorRow>(
    payload,
    fragment`
      select a.id, a.search_version::float8 as version, a.username, a.name, a.type::text, a.claimed,
        a.item_count::int as "itemCount", a.pack_count::int as "packCount"
      from contributors a
      where a.id = any(${fragment.param(ids)}::int[]) and (a.item_count > 0 or a.pack_count > 0)`,
  )
  const biographies = await readTexts(payload, 'contributors', 'biography', ids)
  return rows.map((row) => ({ ...row, biographies: biographies.get(row.id) ?? {} }))
}
