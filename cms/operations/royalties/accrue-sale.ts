import { plainTexts } from '#cms/operations/binary-arrays.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { netOf, readReceived } from '#cms/operations/royalties/received-payment.ts'
import { postSaleEarnings } from '#cms/operations/royalties/sale-earnings.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { money } from '#domain/money/money.ts'
import { type RoyaltyTerms, shareOf } from '#domain/royalties/rule.ts'
import { type SoldLine, saleRoyalties } from '#domain/royalties/sale.ts'

interface MakerRow extends Record<string, unknown> {
  readonly line: Column<'order_lines.id'>
  readonly price: Column<'order_lines.amount'>
  readonly contributor_id: Column<'contributors.id'>
  readonly list_price: Computed<string>
}

type TermsRow = Columns<'royalty_rules', 'id' | 'pool_share' | 'sale_share' | 'api_share'> &
  Record<string, unknown> & {
    readonly weights: Computed<RoyaltyTerms['weights']>
    readonly exceptions: Computed<RoyaltyTerms['exceptions']>
  }

/**
 * Writes the royalty lines of a payment for single assets, with the version of the rules in force, and posts what each
 * contributor earned: a sale accrues at once. A payment for a plan writes none; its months are closed later.
 */
export async function accrueSale(transaction: Transaction, payment: string): Promise<void> {
  const [row] = await readReceived(transaction, plainTexts([payment]))
  if (row === undefined || row.subscription_id !== null) return
  const [terms] = await transaction<TermsRow>(fragment`
    select r.id, r.pool_share, r.sale_share, r.api_share, r.weights, r.exceptions from royalty_rules r
     where r.id = royalty_rule_at(present()::timestamptz(3))`)
  if (terms === undefined) throw new Error('no version of the royalty rules is in force')
  const sold = linesOf(await readMakers(transaction, row.order_id), terms)
  const { net, refunded } = netOf(row)
  const royalties = saleRoyalties(money(net - refunded, row.currency), sold)
  if (royalties.length === 0) return
  const lines = royalties.map(({ line, contributor, share, base, amount }) => ({
    line,
    contributor,
    share,
    base: String(base.amount),
    amount: String(amount.amount),
  }))
  await transaction(fragment`
    insert into royalty_single_lines (kind, payment_id, order_line_id, contributor_id, rule_id, share, base, currency, amount, accrued_at)
    select 'sale', ${payment}::uuid, n.line, n.contributor, ${terms.id}, n.share, n.base, ${row.currency}, n.amount, present()
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as n (line int, contributor int, share int, base bigint, amount bigint)`)
  await postSaleEarnings(transaction, payment)
}

/** Who made what an order bought: of a bundle, the contributors of its packs with their list prices. */
function readMakers(transaction: Transaction, order: string): Promise<readonly MakerRow[]> {
  return transaction<MakerRow>(fragment`
    select l.id as line, l.amount as price, made.contributor_id, made.list_price::bigint::text as list_price
      from order_lines l cross join lateral (
        select i.contributor_id, coalesce(i.price_amount, 0) as list_price, 0 as place from items i
         where l.form = 'item' and i.id = l.asset_id
        union all
        select p.contributor_id, coalesce(p.price_amount, 0), 0 from packs p where l.form = 'pack' and p.id = l.asset_id
        union all
        select p.contributor_id, coalesce(p.price_amount, 0), r."order" from bundles_rels r
          join packs p on p.id = r.packs_id
         where l.form = 'bundle' and r.parent_id = l.asset_id and r.path = 'packs') made
     where l.order_id = ${order}::uuid and l.form <> 'plan'
     order by l.position, made.place, made.contributor_id`)
}

function linesOf(rows: readonly MakerRow[], terms: RoyaltyTerms): readonly SoldLine[] {
  const lines = new Map<number, SoldLine>()
  for (const { line, price, contributor_id: contributor, list_price: listPrice } of rows) {
    const maker = {
      contributor,
      listPrice: BigInt(listPrice),
      share: shareOf(terms, 'sale_share', contributor),
    }
    const makers = [...(lines.get(line)?.makers ?? []), maker]
    lines.set(line, { line, price: BigInt(price), makers })
  }
  return [...lines.values()]
}
