import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { BillingAddress } from '#domain/billing/address.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { mayChangeTeam } from '#domain/teams/team.ts'

/** Whose address it is: the user's own, or that of a team for which the user acts. */
export interface AddressHolder {
  readonly user: string
  readonly team: string | null
}

export type AddressRow = Columns<
  'billing_addresses',
  'name' | 'company' | 'line1' | 'line2' | 'postal_code' | 'city' | 'region' | 'country' | 'tax_id'
> &
  Record<string, unknown>

export const ADDRESS_COLUMNS = fragment`name, company, line1, line2, postal_code, city, region, country, tax_id`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The billing address, null where none was entered. That of a team is for its owner. */
export async function readBillingAddress(
  payload: Payload,
  holder: AddressHolder,
): Promise<Result<BillingAddress | null>> {
  const allowed = await mayBill(payload, holder)
  if (!allowed.ok) return allowed
  const [row] = await run<AddressRow>(
    payload,
    fragment`select ${ADDRESS_COLUMNS} from billing_addresses where ${heldBy(holder)}`,
  )
  return accept(row === undefined ? null : addressOf(row))
}

/** Whether the user may read and change the address; a team of others is not found. */
export async function mayBill(payload: Payload, { user, team }: AddressHolder): Promise<Result<unknown>> {
  if (team === null) return accept(null)
  if (!UUID.test(team)) return refuse('not-found')
  const [member] = await run<{ role: Column<'team_members.role'> }>(
    payload,
    fragment`select role from team_members where team_id = ${team}::uuid and user_id = ${user}`,
  )
  return mayChangeTeam({ user, team, role: member?.role ?? null }, 'bill')
}

export function heldBy({ user, team }: AddressHolder): SQL {
  return team === null ? fragment`user_id = ${user}` : fragment`team_id = ${team}::uuid`
}

/** The address of a row, without what a query adds. */
export function addressOf(row: AddressRow): BillingAddress {
  const { name, company, line1, line2, postal_code, city, region, country, tax_id } = row
  return { name, company, line1, line2, postal_code, city, region, country, tax_id }
}
