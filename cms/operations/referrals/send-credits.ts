import { customerOf } from '#cms/operations/checkout/customer-of.ts'
import { readBuyer } from '#cms/operations/checkout/read-buyer.ts'
import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { reverse } from '#cms/operations/ledger/reverse.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { GatewayRefused, type PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { money } from '#domain/money/money.ts'
import { sentPosting } from '#domain/referrals/postings.ts'

/** Transfers of one round. */
const BATCH = 100

type Transfer = Columns<'credit_transfers', 'id' | 'user_id' | 'currency' | 'amount'> &
  Record<string, unknown>

/**
 * Hands credit of customers to their gateway, which takes it off their next payments. A transfer and its posting are
 * committed first; the call has a key of the transfer, so that a repetition after a fault credits once.
 */
export async function sendCredits(services: PaymentServices): Promise<void> {
  const { payload, gateways } = services
  const gateway = Object.values(gateways).find(({ creditCustomer }) => creditCustomer !== undefined)
  if (gateway?.creditCustomer === undefined) return
  await requestTransfers(payload, gateway)
  const open = await run<Transfer>(
    payload,
    fragment`
      select id, user_id, currency, amount from credit_transfers
       where state = 'requested' and gateway = ${gateway.code} order by created_at limit ${BATCH}`,
  )
  for (const transfer of open) await send(payload, gateway, transfer)
}

/** One transfer for each balance that is not being sent: the posting refuses to overdraw it. */
async function requestTransfers(payload: Payload, gateway: PaymentGateway): Promise<void> {
  const balances = await run<Balance>(
    payload,
    fragment`
      select b.holder, b.currency, (-b.balance)::text as amount from ledger_balances b
        join users u on u.id = b.holder and u.deleted_at is null
       where b.account = 'customer-credit' and b.balance < 0 and not exists (
         select 1 from credit_transfers t
          where t.user_id = b.holder and t.currency = b.currency
            and (t.state = 'requested' or (t.state = 'refused' and t.settled_at > now() - interval '7 days')))
       limit ${BATCH}`,
  )
  for (const { holder: user, currency, amount } of balances)
    await inTransaction(payload, async (transaction) => {
      const [row] = await transaction<Pick<Transfer, 'id'> & Record<string, unknown>>(fragment`
        insert into credit_transfers (user_id, gateway, currency, amount)
        values (${user}, ${gateway.code}, ${currency}, ${amount}::bigint) on conflict do nothing returning id`)
      if (row === undefined) return
      await post(transaction, [sentPosting({ id: row.id, user, amount: money(BigInt(amount), currency) })])
    })
}

type Balance = Columns<'ledger_balances', 'holder' | 'currency'> & {
  readonly amount: Computed<string>
} & Record<string, unknown>

async function send(payload: Payload, gateway: PaymentGateway, transfer: Transfer): Promise<void> {
  const { id, user_id: user, currency, amount } = transfer
  try {
    const buyer = await readBuyer(payload, user)
    if (buyer === null) throw new GatewayRefused('the account was deleted')
    await gateway.creditCustomer?.({
      customer: await customerOf(payload, gateway, { buyer, team: null }),
      amount: money(BigInt(amount), currency),
      idempotencyKey: `credit:${id}`,
    })
    await run(
      payload,
      fragment`
        update credit_transfers set state = 'sent', settled_at = now()
         where id = ${id}::uuid and state = 'requested'`,
    )
  } catch (error) {
    if (error instanceof GatewayRefused) await takeBack(payload, id, error.message)
    else payload.logger.warn({ err: error, msg: `the credit ${id} was not sent` })
  }
}

/** The gateway refused the credit: it is the customer's balance again. */
async function takeBack(payload: Payload, id: string, reason: string): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const refused = await transaction(fragment`
      update credit_transfers set state = 'refused', settled_at = now(), reason = left(${reason}, 500)
       where id = ${id}::uuid and state = 'requested' returning id`)
    if (refused.length === 0) return
    const [posted] = await transaction<Columns<'ledger_transactions', 'id'> & Record<string, unknown>>(
      fragment`select id from ledger_transactions where reference = ${`credit:${id}:sent`}`,
    )
    if (posted === undefined) throw new Error(`the credit ${id} was not posted`)
    await reverse(transaction, {
      transaction: posted.id,
      actor: null,
      reason: 'The gateway refused the credit',
    })
  })
}
