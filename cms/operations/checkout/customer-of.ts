import type { BuyerAccount } from '#cms/operations/checkout/read-buyer.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import type { Gateway } from '#domain/contract/checkout.ts'

/** What holds payment methods at a gateway: a user, or a team. */
export type Payer = { readonly user: string } | { readonly team: string }

/** The gateway's customer of a payer; null before the first checkout. */
export async function findCustomer(payload: Payload, gateway: Gateway, payer: Payer): Promise<string | null> {
  const [row] = await run<{ gateway_id: Column<'gateway_customers.gateway_id'> }>(
    payload,
    fragment`
      select gateway_id from gateway_customers where gateway = ${gateway}
        and ${'user' in payer ? fragment`user_id = ${payer.user}` : fragment`team_id = ${payer.team}::uuid`}`,
  )
  return row?.gateway_id ?? null
}

interface Paying {
  readonly buyer: BuyerAccount
  /** The team that the buyer pays for; null for themselves. */
  readonly team: string | null
}

/** The same, made where there is none. Two requests at once get one customer, by the key of the call. */
export async function customerOf(
  payload: Payload,
  gateway: PaymentGateway,
  { buyer, team }: Paying,
): Promise<string> {
  const payer: Payer = team === null ? { user: buyer.id } : { team }
  const known = await findCustomer(payload, gateway.code, payer)
  if (known !== null) return known
  const { email, name } = team === null ? buyer : await readTeam(payload, team)
  const holder = team ?? buyer.id
  const made = await gateway.createCustomer({ email, name, holder, idempotencyKey: `customer:${holder}` })
  await run(
    payload,
    fragment`
      insert into gateway_customers (gateway, gateway_id, user_id, team_id)
      values (${gateway.code}, ${made}, ${team === null ? buyer.id : null}, ${team}::uuid)
      on conflict do nothing`,
  )
  return (await findCustomer(payload, gateway.code, payer)) ?? made
}

/** The name that is printed on invoices, and the address for notifications. */
async function readTeam(payload: Payload, team: string) {
  const [row] = await run<Columns<'teams', 'name' | 'email'> & Record<string, unknown>>(
    payload,
    fragment`select name, email from teams where id = ${team}::uuid`,
  )
  if (row === undefined) throw new Error(`there is no team ${team}`)
  return row
}
