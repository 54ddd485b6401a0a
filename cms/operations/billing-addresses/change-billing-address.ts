import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { BillingAddress } from '#domain/billing/address.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { ADDRESS_COLUMNS, type AddressHolder, mayBill } from './read-billing-address.ts'

/** Stores a billing address in place of the one before. Invoices that were issued keep theirs. */
export async function changeBillingAddress(
  payload: Payload,
  holder: AddressHolder,
  address: BillingAddress,
): Promise<Result<BillingAddress>> {
  const allowed = await mayBill(payload, holder)
  if (!allowed.ok) return allowed
  const { user, team } = holder
  const { name, company, line1, line2, postal_code, city, region, country, tax_id } = address
  const key = team === null ? fragment`user_id` : fragment`team_id`
  return inTransaction<Result<BillingAddress>>(payload, async (transaction) => {
    await transaction(fragment`
      insert into billing_addresses (user_id, team_id, ${ADDRESS_COLUMNS})
      values (${team === null ? user : null}, ${team}::uuid, ${name}, ${company}, ${line1}, ${line2}, ${postal_code},
        ${city}, ${region}, ${country}, ${tax_id})
      on conflict (${key}) do update set name = excluded.name, company = excluded.company, line1 = excluded.line1,
        line2 = excluded.line2, postal_code = excluded.postal_code, city = excluded.city, region = excluded.region,
        country = excluded.country, tax_id = excluded.tax_id, updated_at = now()`)
    if (team !== null)
      await logCommand(transaction, {
        actor: { id: user, roles: [] },
        command: 'team.bill',
        resource: 'teams',
        record: team,
        reason: null,
        before: {},
        after: { country, tax_id },
      })
    return accept(address)
  })
}
