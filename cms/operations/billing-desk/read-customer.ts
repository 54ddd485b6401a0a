import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { majorUnits } from '#cms/operations/console/major-units.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { CustomerDetail, CustomerPayment } from '#domain/contract/console/customers.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { readPayment } from './read-payment.ts'

const NEWEST_PAYMENTS = 10

interface TotalRow extends Record<string, unknown> {
  readonly currency: Column<'payments.currency'>
  readonly paid: Computed<string>
  readonly refunded: Computed<string>
}

/** A customer with what they paid, and their newest payments with what this actor may do about each. */
export async function readCustomer(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & CustomerDetail) | null> {
  const row = await readRow(payload, 'customers', id)
  if (row === null) return null
  const totals = await run<TotalRow>(
    payload,
    fragment`
      select p.currency, ${majorUnits(fragment`sum(p.amount)`, fragment`p.currency`)} as paid,
          ${majorUnits(fragment`sum(p.refunded)`, fragment`p.currency`)} as refunded
        from payments p where p.user_id = ${id} group by p.currency order by p.currency`,
  )
  const newest = await run<{ id: Column<'payments.id'> }>(
    payload,
    fragment`
      select p.id from payments p where p.user_id = ${id}
          or p.team_id in (select m.team_id from team_members m where m.user_id = ${id})
       order by p.paid_at desc, p.id limit ${NEWEST_PAYMENTS}`,
  )
  const payments = await Promise.all(newest.map((payment) => readPayment(payload, payment.id, actor)))
  return {
    ...row,
    totals,
    payments: payments.filter((payment) => payment !== null) as unknown as readonly CustomerPayment[],
  }
}
