import { fragment, type Transaction } from '#cms/operations/database.ts'
import { UNKNOWN_COUNTRY } from '#domain/statistics/counts.ts'

interface Addition {
  readonly id: number
  /** A UTC day, `2026-03-01`. */
  readonly day: string
  /** Null where no proxy named it. */
  readonly country: string | null
  readonly count: number
}

/** Adds to the counts of items by day and country. The caller holds the lock of the counters. */
export async function addDailyCounts(
  transaction: Transaction,
  column: 'views' | 'downloads',
  additions: readonly Addition[],
): Promise<void> {
  if (additions.length === 0) return
  const name = fragment.identifier(column)
  const values = <K extends keyof Addition>(key: K) => fragment.param(additions.map((one) => one[key]))
  await transaction(fragment`
    insert into daily_counts (item_id, day, country, ${name})
    select id, day, coalesce(country, ${UNKNOWN_COUNTRY}), sum(count)
      from unnest(${values('id')}::int[], ${values('day')}::date[], ${values('country')}::text[],
        ${values('count')}::int[]) as added (id, day, country, count)
     group by 1, 2, 3
    on conflict (item_id, day, country) do update set ${name} = daily_counts.${name} + excluded.${name}`)
}
