import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { readSeller } from '#cms/operations/invoices/read-seller.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { type CashoutReceipt, cashoutIdSchema } from '#domain/contract/cashouts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

type Row = Columns<
  'cashouts',
  | 'id'
  | 'currency'
  | 'amount'
  | 'us_source'
  | 'withheld'
  | 'fee'
  | 'tax_form'
  | 'method'
  | 'method_masked'
  | 'transfer'
  | 'created_at'
  | 'settled_at'
> &
  Columns<'contributors', 'name'> &
  Record<string, unknown>

/** The receipt of a paid cashout of one of the user's profiles; others are not found. */
export async function readReceipt(
  payload: Payload,
  { user, cashout }: { readonly user: string; readonly cashout: string },
): Promise<Result<CashoutReceipt>> {
  const id = cashoutIdSchema.safeParse(cashout)
  if (!id.success) return refuse('not-found')
  const [row] = await run<Row>(
    payload,
    fragment`
      select r.id, r.currency, r.amount, r.us_source, r.withheld, r.fee, r.tax_form, r.method, r.method_masked, r.transfer,
        r.created_at, r.settled_at, c.name
        from cashouts r join contributors c on c.id = r.contributor_id
       where r.id = ${id.data}::uuid and r.state = 'paid' and c.owner_id = ${user}`,
  )
  if (row === undefined || row.settled_at === null) return refuse('not-found')
  const { currency } = row
  const [amount, withheld, fee] = [BigInt(row.amount), BigInt(row.withheld), BigInt(row.fee)]
  const sum = (part: bigint) => ({ amount: String(part), currency })
  const { party } = await readSeller(transactionOf(payload))
  return accept({
    id: row.id,
    payer: party,
    payee: row.name,
    amount: sum(amount),
    us_source: sum(BigInt(row.us_source)),
    withheld: sum(withheld),
    fee: sum(fee),
    net: sum(amount - withheld - fee),
    tax_form: row.tax_form,
    method: row.method,
    method_masked: row.method_masked,
    transfer: row.transfer,
    requested_at: new Date(row.created_at).toISOString(),
    paid_at: new Date(row.settled_at).toISOString(),
  })
}
