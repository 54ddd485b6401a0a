import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { SeenDispute } from '#cms/ports/payment-gateway.ts'

/** Records a dispute as its gateway has it, in the transaction that applies it to the payment. */
export async function followDispute(
  transaction: Transaction,
  { id: payment, gateway }: Pick<PaymentRow, 'id' | 'gateway'>,
  { id, amount, fee, state, reason, answerUntil }: SeenDispute,
): Promise<void> {
  await transaction(fragment`
    insert into disputes as d (payment_id, gateway, gateway_id, reason, currency, amount, fee, state, answer_until, decided_at)
    values (${payment}::uuid, ${gateway}, ${id}, left(${reason ?? null}::varchar, 200), ${amount.currency},
      ${amount.amount.toString()}::bigint, ${fee.toString()}::bigint, ${state},
      to_timestamp(${answerUntil ?? null}::float8 / 1000), case when ${state} <> 'open' then now() end)
    on conflict (gateway, gateway_id) do update set state = excluded.state,
      reason = coalesce(excluded.reason, d.reason), answer_until = coalesce(excluded.answer_until, d.answer_until),
      decided_at = case when excluded.state <> 'open' then coalesce(d.decided_at, now()) end`)
}
