import { conditions, TABLES } from '#cms/adapters/postgres-search/conditions.ts'
import { MAX_EXACT_TOTAL } from '#cms/adapters/postgres-search/counts.ts'
import { traitValues } from '#cms/adapters/postgres-search/trait-values.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { countTraits, type Trait, type TraitCounts, traitsOffered } from '#domain/assets/traits.ts'

/** The number of matches with each trait that their kind offers; a filtered trait is counted without its own filter. */
export async function traitsAmong(payload: Payload, query: SearchQuery): Promise<TraitCounts> {
  const offered = query.form === 'item' ? traitsOffered(query.kind) : []
  const chosen = offered.filter((trait) => query[trait].length > 0)
  const open = offered.filter((trait) => !chosen.includes(trait))
  const counts = await Promise.all([
    countOf(payload, query, open),
    ...chosen.map((trait) => countOf(payload, query, [trait])),
  ])
  return countTraits(Object.assign({}, ...counts))
}

async function countOf(
  payload: Payload,
  query: SearchQuery,
  traits: readonly Trait[],
): Promise<Readonly<Record<string, number>>> {
  if (traits.length === 0) return {}
  const values = fragment.join(
    traits.map(
      (trait) => fragment`select ${`${trait}:`}::text || value as trait from (${traitValues(trait)}) one`,
    ),
    fragment` union all `,
  )
  const rows = await run<{ trait: string; count: number }>(
    payload,
    fragment`
      select trait, count(*)::int as count
      from (select a.* from ${TABLES.item} a where ${conditions(query, traits)} limit ${MAX_EXACT_TOTAL}) a
      cross join lateral (${values}) said
      group by trait`,
  )
  return Object.fromEntries(rows.map(({ trait, count }) => [trait, count]))
}
