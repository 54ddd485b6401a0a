import {
  ADDRESS_COLUMNS,
  type AddressRow,
  addressOf,
  heldBy,
} from '#cms/operations/billing-addresses/read-billing-address.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { addressLines } from '#domain/billing/address.ts'
import type { InvoiceDocument } from '#domain/contract/transactions.ts'

type Party = InvoiceDocument['buyer']

type BuyerRow = Columns<'users', 'company' | 'email' | 'country'> & {
  readonly name: Computed<string>
} & Record<string, unknown>

/**
 * The buyer, or the team that they bought for, with the billing address as it is now. Without one, the name of the team
 * or company is printed, with the person below it.
 */
export async function readBuyer(
  transaction: Transaction,
  { buyer_id: user, team_id: team }: Pick<OrderRow, 'buyer_id' | 'team_id'>,
): Promise<Party> {
  const [row] = await transaction<BuyerRow>(fragment`
    select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.name, u.email) as name,
      coalesce(t.name, u.company) as company, coalesce(t.email, u.email) as email, u.country
      from users u left join teams t on t.id = ${team}::uuid where u.id = ${user}`)
  if (row === undefined) throw new Error(`no buyer ${user}`)
  const { name, company, email, country } = row
  const [address] = await transaction<AddressRow>(
    fragment`select ${ADDRESS_COLUMNS} from billing_addresses where ${heldBy({ user, team })}`,
  )
  if (address === undefined)
    return { name: company ?? name, lines: company === null ? [] : [name], email, country, tax_id: null }
  return {
    name: address.company ?? address.name,
    lines: [...addressLines(addressOf(address))],
    email,
    country: address.country,
    tax_id: address.tax_id,
  }
}
