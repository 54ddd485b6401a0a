import { conditions, TABLES } from '#cms/adapters/postgres-search/conditions.ts'
import { MAX_EXACT_TOTAL } from '#cms/adapters/postgres-search/counts.ts'
import { traitValues } from '#cms/adapters/postgres-search/trait-values.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import type { Trait, TraitCounts } from '#domain/assets/traits.ts'
import { countedTraits, type TraitValueCounts, traitCounts } from '#domain/search/trait-counts.ts'

/** How many of the matches have each trait of their kind. A trait with chosen values is counted separately, without them. */
export async function traitsAmong(payload: Payload, query: SearchQuery): Promise<TraitCounts> {
  const counted = countedTraits(query)
  const chosen = counted.filter((trait) => query[trait].length > 0)
  const open = counted.filter((trait) => !chosen.includes(trait))
  const [common, ...own] = await Promise.all([
    countOf(payload, query, open),
    ...chosen.map(async (trait) => [trait, await countOf(payload, query, [trait])] as const),
  ])
  return traitCounts(counted, common, new Map(own))
}

async function countOf(
  payload: Payload,
  query: SearchQuery,
  traits: readonly Trait[],
): Promise<TraitValueCounts> {
  if (traits.length === 0) return {}
  const values = fragment.join(
    traits.map(
      (trait) => fragment`select ${`${trait}:`}::text || value as trait from (${traitValues(trait)}) one`,
    ),
    fragment` union all `,
  )
  const rows = await run<{ trait: Computed<string>; count: Computed<number> }>(
    payload,
    fragment`
      select trait, count(*)::int as count
      from (select a.* from ${TABLES.item} a where ${conditions(query, traits)} limit ${MAX_EXACT_TOTAL}) a
      cross join lateral (${values}) said
      group by trait`,
  )
  return Object.fromEntries(rows.map(({ trait, count }) => [trait, count]))
}
