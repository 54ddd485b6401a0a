import { fragment, prepared, type SQL, type Transaction } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import { isLine } from '#cms/operations/royalties/lines-of-pools.ts'
import type { Cast, Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { StatementLine } from '#domain/contract/statement-document.ts'
import type { Currency } from '#domain/money/currencies.ts'

/** A royalty line with all that a statement says of it. */
export interface DueLineRow
  extends Record<string, unknown>,
    Columns<'royalty_single_lines', 'id' | 'pool_id' | 'weight' | 'share' | 'base' | 'amount' | 'reverses'> {
  readonly kind: Cast<'royalty_lines.kind', StatementLine['kind']>
  readonly cause: Cast<'royalty_lines.cause', StatementLine['cause']>
  readonly currency: Cast<'royalty_lines.currency', Currency>
  readonly rule: Computed<number>
  readonly date: Computed<string>
  readonly buyer: Column<'orders.buyer_id'>
  readonly plan: Computed<string | null>
  readonly form: Computed<StatementLine['work']['form']>
  readonly asset: Computed<number>
  readonly title: Computed<string>
  /** Of the pool, with the sums over all its downloads. */
  readonly net: Computed<string | null>
  readonly pool_weight: Computed<number>
  readonly pool_shared: Computed<string>
  /** The amount of the line that it reverses, and its place if a statement has it. */
  readonly reversed_amount: Computed<string | null>
  readonly reversed_no: Computed<number | null>
  readonly reversed_month: Computed<string | null>
}

/** Royalty lines `l` that belong to the statements of a month: of its close, sold before its end, or reversing such a line. */
export function isDue(month: string, until: number): SQL {
  const day = `${month}-01`
  return fragment`case when l.pool_id is null
      then exists (select from payments s where s.id = l.payment_id and s.paid_at < ${momentOrNull(until)})
      else exists (select from royalty_pools s join royalty_closes c on c.id = s.close_id
        where s.id = l.pool_id and c.month <= ${day}::date) end`
}

interface Asked {
  readonly contributor: number
  readonly month: string
  /** The first moment of the next month. */
  readonly until: number
  readonly first: string
  readonly last: string
  /** None of them was written before. */
  readonly since: string
  /** The line that was read last. */
  readonly after: string
  readonly limit: number
}

/** The next lines of a contributor's statement, in the order in which they were written. */
export function readDueLines(transaction: Transaction, asked: Asked): Promise<readonly DueLineRow[]> {
  const { contributor, month, until, first, last, since, after, limit } = asked
  const query = fragment`
    with due as (
      select l.* from royalty_lines l
       where l.contributor_id = ${contributor} and l.accrued_at >= ${since}::timestamptz and l.id >= ${first}::bigint and l.id <= ${last}::bigint
         and l.id > ${after}::bigint and ${isDue(month, until)}
         and not exists (select from statement_lines s where s.line_id = l.id)
       order by l.id limit ${limit})
    select l.id, l.kind, l.pool_id, l.weight, l.share, l.base, l.amount, l.reverses, l.cause, l.currency,
        coalesce(r.version, 0) as rule, o.buyer_id as buyer, sub.plan_slug as plan,
        to_char(case l.kind when 'download' then d.created_at when 'sale' then p.paid_at else l.accrued_at end
          at time zone 'UTC', 'YYYY-MM-DD') as date,
        coalesce(ol.form, 'item') as form, coalesce(ol.asset_id, d.item_id, 0) as asset,
        coalesce(ol.title, t.title, '') as title,
        q.net::text as net, coalesce(q.weight, 0)::int as pool_weight, coalesce(q.shared, 0)::text as pool_shared,
        was.amount::text as reversed_amount, place.no as reversed_no, place.month as reversed_month
      from due l
      join royalty_rules r on r.id = l.rule_id
      left join royalty_pools q on q.id = l.pool_id
      join payments p on p.id = coalesce(l.payment_id, q.payment_id)
      join orders o on o.id = p.order_id
      left join subscriptions sub on sub.id = q.subscription_id
      left join downloads d on d.id = l.download_id
      left join order_lines ol on ol.id = l.order_line_id
      left join items_locales t on t._parent_id = d.item_id and t._locale = 'en'
      left join lateral (select x.amount from royalty_lines x
         where ${isLine(fragment`x`, fragment`l.reverses`)} offset 0) was on true
      left join lateral (select sl.no, to_char(m.month, 'YYYY-MM') as month
        from statement_lines sl
        left join statements st on st.id = sl.statement_id
        left join statement_months m on m.id = st.month_id where sl.line_id = l.reverses) place on true
     order by l.id`
  // Planned for each of thousands of contributors, it would take longer than it runs.
  return transaction<DueLineRow>(prepared(query))
}
