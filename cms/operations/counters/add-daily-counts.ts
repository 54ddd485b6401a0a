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

/** Where the counts by day and country of each form are. */
const TABLES = {
  item: { table: 'daily_counts', id: 'item_id' },
  pack: { table: 'pack_daily_counts', id: 'pack_id' },
} as const

interface Counted {
  readonly form: keyof typeof TABLES
  readonly column: 'views' | 'downloads'
}

/** Adds to the counts of items or packs by day and country. The caller holds the lock of the counters. */
export async function addDailyCounts(
  transaction: Transaction,
  { form, column }: Counted,
  additions: readonly Addition[],
): Promise<void> {
  if (additions.length === 0) return
  const name = fragment.identifier(column)
  const table = fragment.identifier(TABLES[form].table)
  const asset = fragment.identifier(TABLES[form].id)
  const values = <K extends keyof Addition>(key: K) => fragment.param(additions.map((one) => one[key]))
  await transaction(fragment`
    insert into ${table} (${asset}, day, country, ${name})
    select id, day, coalesce(country, ${UNKNOWN_COUNTRY}), sum(count)
      from unnest(${values('id')}::int[], ${values('day')}::date[], ${values('country')}::text[],
        ${values('count')}::int[]) as added (id, day, country, count)
     group by 1, 2, 3
    on conflict (${asset}, day, country) do update set ${name} = ${table}.${name} + excluded.${name}`)
}
