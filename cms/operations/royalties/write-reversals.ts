import { fragment, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { linesOfPool } from '#cms/operations/royalties/lines-of-pools.ts'
import { EARNING_COLUMNS, type EarningRow, postedOf } from '#cms/operations/royalties/post-earnings.ts'
import type { ReceivedRow } from '#cms/operations/royalties/received-payment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { money } from '#domain/money/money.ts'
import { earnedPosting, reversedPosting } from '#domain/royalties/postings.ts'
import { HOLDING_DAYS } from '#domain/royalties/rule.ts'

export type ReversalCause = 'refund' | 'chargeback' | 'fee'

/** What a royalty line loses; above zero for what it gets back. */
export interface LineChange {
  readonly line: string
  readonly contributor: number
  readonly amount: bigint
}

interface Reversing {
  readonly changes: readonly LineChange[]
  readonly row: ReceivedRow
  /** Of a pool; null for a sale. */
  readonly close: number | null
  readonly pool: string | null
  readonly cause: ReversalCause
}

/** Writes lines that reverse others, and posts what they change for each contributor. */
export async function writeReversals(transaction: Transaction, reversing: Reversing): Promise<void> {
  const { changes, close } = reversing
  if (changes.length === 0) return
  const written = await insertReversals(transaction, reversing)
  if (close !== null && !(await isPosted(transaction, close))) return
  for (const [contributor, { first, amount }] of sumsOf(written)) {
    const change = money(amount, reversing.row.currency)
    const earning = await changeEarning(transaction, reversing, { contributor, amount })
    await post(transaction, [
      earning === null
        ? earnedPosting(postedOf(await insertEarning(transaction, reversing, { contributor, amount })))
        : reversedPosting({ contributor }, { line: first, change, isReleased: earning.is_released }),
    ])
  }
}

/** A pool's close sums reversals itself while it prices; waits for the end of its pricing. */
async function isPosted(transaction: Transaction, close: number): Promise<boolean> {
  const [row] = await transaction<{ state: Column<'royalty_closes.state'> }>(
    fragment`select state from royalty_closes where id = ${close} for share`,
  )
  return row?.state !== 'pricing'
}

type WrittenRow = {
  readonly id: Column<'royalty_single_lines.id'>
  readonly contributor_id: Column<'royalty_single_lines.contributor_id'>
  readonly amount: Column<'royalty_single_lines.amount'>
}

function insertReversals(
  transaction: Transaction,
  { changes, row, pool, cause }: Reversing,
): Promise<readonly WrittenRow[]> {
  const given = changes.map(({ line, amount }) => ({
    line,
    amount: String(amount),
    cause: amount > 0n ? 'returned' : cause,
  }))
  return transaction<WrittenRow & Record<string, unknown>>(fragment`
    insert into royalty_single_lines (kind, pool_id, payment_id, order_line_id, download_id, contributor_id, rule_id, weight, share,
      currency, amount, reverses, cause, accrued_at)
    select 'reversal', l.pool_id, l.payment_id, l.order_line_id, l.download_id, l.contributor_id, l.rule_id, l.weight,
        l.share, l.currency, n.amount, l.id, n.cause, present()
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n (line bigint, amount bigint, cause text)
      join ${
        pool === null
          ? fragment`(select s.* from royalty_single_lines s where s.payment_id = ${row.id}::uuid)`
          : linesOfPool(pool)
      } l on l.id = n.line
     order by l.id
    returning id, contributor_id, amount`)
}

function sumsOf(rows: readonly WrittenRow[]) {
  const sums = new Map<number, { readonly first: string; readonly amount: bigint }>()
  for (const { id, contributor_id: contributor, amount } of rows) {
    const known = sums.get(contributor)
    sums.set(contributor, { first: known?.first ?? id, amount: (known?.amount ?? 0n) + BigInt(amount) })
  }
  return [...sums].filter(([, { amount }]) => amount !== 0n)
}

interface Change {
  readonly contributor: number
  readonly amount: bigint
}

/** Lowers what is released of an earning later. @returns null where the close had nothing to post for the contributor */
async function changeEarning(
  transaction: Transaction,
  { row, close }: Reversing,
  { contributor, amount }: Change,
): Promise<EarningRow | null> {
  const [earning] = await transaction<EarningRow>(fragment`
    update royalty_earnings e set reversed = e.reversed - ${amount.toString()}::bigint
     where e.contributor_id = ${contributor} and ${
       close === null
         ? fragment`e.payment_id = ${row.id}::uuid`
         : fragment`e.close_id = ${close} and e.currency = ${row.currency}`
     } returning ${EARNING_COLUMNS}`)
  return earning ?? null
}

/** Money that comes back to a contributor whose lines were all reversed before the close posted anything. */
async function insertEarning(
  transaction: Transaction,
  { row, close }: Reversing,
  { contributor, amount }: Change,
): Promise<EarningRow> {
  const [earning] = await transaction<EarningRow>(fragment`
    insert into royalty_earnings as e (contributor_id, close_id, payment_id, currency, amount, release_at, posted_at)
    values (${contributor}, ${close}, ${close === null ? row.id : null}::uuid, ${row.currency},
      ${amount.toString()}::bigint, present() + make_interval(days => ${HOLDING_DAYS}::int), present())
    returning ${EARNING_COLUMNS}`)
  if (earning === undefined) throw new Error(`nothing was earned by ${contributor}`)
  return earning
}
