import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { lockOrder, touchOrder } from '#cms/operations/orders/order-row.ts'
import { PAYMENT_COLUMNS, type PaymentRow } from '#cms/operations/payments/payment-row.ts'
import { refundFactsOf } from '#cms/operations/payments/refund-facts.ts'
import { sendRefund } from '#cms/operations/payments/send-refunds.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import { presentTime } from '#cms/operations/present.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { refundAnswer } from '#domain/payments/refunds.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { mayGrantRefund } from '#domain/permissions/refund-limits.ts'

interface RequestRefund {
  readonly actor: Holder
  readonly payment: string
  /** Why staff refund what is not refunded automatically. */
  readonly note: string | null
}

/**
 * Refunds what is left of a payment: automatically where the rule allows it, otherwise by staff within the limit of
 * their roles. The refund is written
 * first, which reserves its amount, then the gateway is asked; if that fails, the periodic job asks again with its key.
 */
export async function requestRefund(
  services: PaymentServices,
  wanted: RequestRefund,
): Promise<Result<{ readonly uuid: string }>> {
  const written = await writeRequest(services.payload, wanted)
  if (!written.ok) return written
  await sendRefund(services, written.value)
  return accept({ uuid: written.value })
}

function writeRequest(
  payload: Payload,
  { actor, payment: id, note }: RequestRefund,
): Promise<Result<string>> {
  return inDecidedTransaction<string>(payload, async (transaction) => {
    const payment = await lockPayment(transaction, id)
    const isOwn = payment !== null && isTheirs(payment, actor)
    // Staff ask for refunds of their own payments as every customer does.
    const isStaff = !isOwn && commandScope(actor, 'refund.grant') === 'all'
    if (payment === null || (!isStaff && !isOwn)) return refuse('not-found')
    const facts = await refundFactsOf(transaction, payment)
    const { automatic, reason } = refundAnswer(facts, presentTime())
    if (reason === 'already-refunded') return refuse('nothing-to-refund')
    if (!automatic && !isStaff) return refuse('refund-needs-staff', reason)
    const amount = facts.amount - facts.refunded
    if (isStaff && !mayGrantRefund(actor.roles, { amount, currency: payment.currency }))
      return refuse('refund-over-limit')
    await transaction(fragment`update payments set refunded = amount where id = ${id}::uuid`)
    const [row] = await transaction<{ id: Column<'refunds.id'> }>(fragment`
      insert into refunds (payment_id, amount, reason, automatic, actor_id, note)
      values (${id}::uuid, ${amount.toString()}::bigint, ${reason}, ${automatic}, ${actor.id}, ${note}) returning id`)
    if (row === undefined) throw new Error('the refund was not written')
    await touchOrder(transaction, payment.order_id)
    await logCommand(transaction, {
      actor,
      command: 'refund.grant',
      resource: 'payments',
      record: id,
      reason: note,
      before: { refunded: payment.refunded },
      after: { refunded: payment.amount, refund: row.id, because: reason },
    })
    return accept(row.id)
  })
}

/** A payment is its user's, or its team's, whose owner acts for it. */
function isTheirs({ user_id: user, team_id: team }: PaymentRow, { id, teams = [] }: Holder): boolean {
  return user === id || teams.some((one) => one.id === team && one.role === 'owner')
}

/** The payment, with its order locked first as everywhere. */
async function lockPayment(transaction: Transaction, id: string): Promise<PaymentRow | null> {
  const [found] = await transaction<{ order_id: Column<'payments.order_id'> }>(
    fragment`select order_id from payments where id = ${id}::uuid`,
  )
  if (found === undefined) return null
  await lockOrder(transaction, found.order_id)
  const [row] = await transaction<PaymentRow>(
    fragment`select ${PAYMENT_COLUMNS} from payments p where p.id = ${id}::uuid for update`,
  )
  return row ?? null
}
