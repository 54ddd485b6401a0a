import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import { type CloseRow, changeClose } from '#cms/operations/royalties/close-row.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { money } from '#domain/money/money.ts'
import { earnedPosting, type PostedEarning } from '#domain/royalties/postings.ts'
import { HOLDING_DAYS } from '#domain/royalties/rule.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export interface EarningRow
  extends Record<string, unknown>,
    Columns<'royalty_earnings', 'id' | 'contributor_id' | 'currency' | 'amount' | 'reversed'> {
  readonly is_released: Computed<boolean>
}

export const EARNING_COLUMNS: SQL = fragment`e.id, e.contributor_id, e.currency, e.amount, e.reversed,
  e.released_at is not null as is_released`

/** An earning as the ledger sees it. */
export function postedOf({ id, contributor_id, amount, currency }: EarningRow): PostedEarning {
  return { id, contributor: contributor_id, amount: money(BigInt(amount), currency) }
}

/** When earnings of a moment become available, in SQL. */
function releaseAt(now: number): SQL {
  return momentOrNull(now + HOLDING_DAYS * DAY_MS)
}

/**
 * Sums the lines of a close for each contributor, and ends its pricing. Reversals of its lines from before are in the sums;
 * those that are later lock the close and post what they change.
 */
export async function beginPosting(
  transaction: Transaction,
  close: CloseRow,
  now: number,
): Promise<CloseRow> {
  await transaction(fragment`select 1 from royalty_closes where id = ${close.id} for update`)
  const made = await transaction<{ count: Computed<number> }>(fragment`
    with made as (
      insert into royalty_earnings (contributor_id, close_id, currency, amount, earned_at, release_at)
      select l.contributor_id, ${close.id}, l.currency, sum(l.amount), ${momentOrNull(now)}, ${releaseAt(now)} from (
          select b.contributor_id, b.currency, b.amount from royalty_line_blocks b where b.close_id = ${close.id}
          union all
          select s.contributor_id, s.currency, s.amount from royalty_pools p join royalty_single_lines s on s.pool_id = p.id
           where p.close_id = ${close.id}) l
       group by l.contributor_id, l.currency having sum(l.amount) > 0
       order by l.contributor_id, l.currency returning 1)
    select count(*)::int as count from made`)
  return changeClose(transaction, close, fragment`state = 'posting', earnings = ${made[0]?.count ?? 0}::int`)
}

/** Posts the next earnings of a close. @returns null when all are posted */
export async function postBatch(
  transaction: Transaction,
  close: CloseRow,
  limit: number,
): Promise<CloseRow | null> {
  const rows = await transaction<EarningRow>(fragment`
    select ${EARNING_COLUMNS} from royalty_earnings e where e.close_id = ${close.id} and e.posted_at is null
     order by e.id limit ${limit} for update`)
  if (rows.length === 0) return null
  await post(
    transaction,
    rows.map((row) => earnedPosting(postedOf(row))),
  )
  await transaction(fragment`
    update royalty_earnings set posted_at = present()
     where id = any(${fragment.param(rows.map(({ id }) => id))}::bigint[])`)
  return changeClose(transaction, close, fragment`posted_earnings = posted_earnings + ${rows.length}::int`)
}
