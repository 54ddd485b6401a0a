import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import {
  type EarnedPeriod,
  earnedLines,
  LINE_DAY,
  LINE_SUMS,
  type LineSums,
} from '#cms/operations/earnings/earned-lines.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { EarningsGroup, EarningsRow } from '#domain/contract/console/earnings.ts'
import { type CountryCell, groupCountries, SETTLING_DAYS } from '#domain/earnings/countries.ts'
import { money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'

/** Rows of a breakdown of which no more are read; null for all. */
type Limit = number | null

interface GroupRow extends LineSums, Record<string, unknown> {
  readonly code: Computed<string | null>
  readonly group: Computed<EarningsGroup | null>
  readonly title: Computed<string | null>
}

/** What each item earned. Packs and bundles that were bought whole are groups of their own. */
export function readItems(payload: Payload, period: EarnedPeriod, limit: Limit): Promise<EarningsRow[]> {
  return readGroups(payload, period, {
    code: fragment`coalesce(d.item_id, case when b.form = 'item' then b.asset_id end)`,
    group: fragment`case b.form when 'pack' then 'packs' when 'bundle' then 'bundles' end`,
    title: fragment`(select t.title from items_locales t where t._parent_id = g.code and t._locale = 'en')`,
    limit,
  })
}

/** What each pack earned: bought whole, and by the downloads of its items. */
export function readPacks(payload: Payload, period: EarnedPeriod, limit: Limit): Promise<EarningsRow[]> {
  return readGroups(payload, period, {
    code: fragment`coalesce(i.pack_id, case b.form when 'pack' then b.asset_id
      when 'item' then (select x.pack_id from items x where x.id = b.asset_id) end)`,
    group: fragment`case when b.form = 'bundle' then 'bundles' when i.pack_id is null and b.form is distinct from 'pack'
      and (select x.pack_id from items x where b.form = 'item' and x.id = b.asset_id) is null then 'no-pack' end`,
    title: fragment`(select t.title from packs_locales t where t._parent_id = g.code and t._locale = 'en')`,
    limit,
  })
}

/** What the subscribers of each plan brought, and single sales. */
export function readPlans(payload: Payload, period: EarnedPeriod, limit: Limit): Promise<EarningsRow[]> {
  return readGroups(payload, period, {
    code: fragment`s.plan_slug`,
    group: fragment`case when s.id is null then 'sales' end`,
    title: fragment`(select t.name from plans p join plans_locales t on t._parent_id = p.id and t._locale = 'en'
      where p.slug = g.code limit 1)`,
    limit,
  })
}

interface Grouping {
  readonly code: SQL
  readonly group: SQL
  /** Of a row `g` with its code. */
  readonly title: SQL
  readonly limit: Limit
}

async function readGroups(
  payload: Payload,
  period: EarnedPeriod,
  { code, group, title, limit }: Grouping,
): Promise<EarningsRow[]> {
  const rows = await run<GroupRow>(
    payload,
    fragment`
    select g.code::text as code, g."group", ${title} as title, g.lines, g.reversed, g.amount from (
      select ${code} as code, ${group} as "group", ${LINE_SUMS} from ${earnedLines(period)} group by 1, 2
       order by sum(l.amount) desc, 1, 2 limit ${limit}) g
     order by g.amount::bigint desc, g.code, g."group"`,
  )
  return rows.map(({ code: named, group: unnamed, title: text, ...sums }) => ({
    code: named,
    group: unnamed,
    title: text,
    ...decimalsOf(sums, period),
  }))
}

interface CellRow extends LineSums, Record<string, unknown> {
  readonly country: Column<'orders.country'>
  readonly month: Computed<string>
  readonly is_settled: Computed<boolean>
  readonly buyers: Computed<number>
}

/** What the buyers of each country brought, in groups that reveal none of them. */
export async function readCountries(
  payload: Payload,
  period: EarnedPeriod,
  now: Date,
): Promise<EarningsRow[]> {
  const settled = fragment`(date_trunc('month', ${LINE_DAY}::timestamp) + interval '2 months'
    + make_interval(days => ${SETTLING_DAYS}::int)) at time zone 'UTC'`
  const rows = await run<CellRow>(
    payload,
    fragment`
    select o.country, to_char(${LINE_DAY}, 'YYYY-MM') as month,
      (l.accrued_at < ${settled} and ${settled} <= ${now.toISOString()}::timestamptz) as is_settled,
      count(distinct coalesce(o.team_id::text, o.buyer_id::text))::int as buyers, ${LINE_SUMS}
      from ${earnedLines(period)} group by 1, 2, 3`,
  )
  const cells = rows.map(({ country, month, is_settled: isSettled, buyers, lines, reversed, amount }) => ({
    country,
    month,
    isSettled,
    buyers,
    lines,
    reversed: BigInt(reversed),
    amount: BigInt(amount),
  })) satisfies CountryCell[]
  return groupCountries(cells).map(({ country, lines, reversed, amount }) => ({
    code: country,
    group: country === null ? 'unnamed' : null,
    title: null,
    ...decimalsOf({ lines, reversed: String(reversed), amount: String(amount) }, period),
  }))
}

/** Sums as decimal numbers of major units. */
export function decimalsOf({ lines, reversed, amount }: LineSums, { currency }: EarnedPeriod) {
  const text = (minor: string) => decimalText(money(BigInt(minor), currency))
  return { lines, reversed: text(reversed), amount: text(amount) }
}
