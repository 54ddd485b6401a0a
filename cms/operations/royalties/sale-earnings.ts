import { fragment, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { EARNING_COLUMNS, type EarningRow, postedOf } from '#cms/operations/royalties/post-earnings.ts'
import { earnedPosting } from '#domain/royalties/postings.ts'
import { HOLDING_DAYS } from '#domain/royalties/rule.ts'

/** Posts what the lines of a payment for single assets earned, once for each contributor. */
export async function postSaleEarnings(transaction: Transaction, payment: string): Promise<void> {
  const made = await transaction<EarningRow>(fragment`
    insert into royalty_earnings as e (contributor_id, payment_id, currency, amount, release_at, posted_at)
    select l.contributor_id, l.payment_id, l.currency, sum(l.amount), present() + make_interval(days => ${HOLDING_DAYS}::int),
        present()
      from royalty_single_lines l where l.payment_id = ${payment}::uuid and l.kind = 'sale'
     group by l.contributor_id, l.payment_id, l.currency having sum(l.amount) > 0 order by l.contributor_id
    returning ${EARNING_COLUMNS}`)
  if (made.length === 0) return
  await post(
    transaction,
    made.map((row) => earnedPosting(postedOf(row))),
  )
}
