import { type ConsoleRow, listRows, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { PAYMENT_COLUMNS, type PaymentRow } from '#cms/operations/payments/payment-row.ts'
import { refundFactsOf } from '#cms/operations/payments/refund-facts.ts'
import { readTaxes } from '#cms/operations/tax/stored-taxes.ts'
import type { PaymentDetail, RefundOfPayment, TaxOfPayment } from '#domain/contract/console/billing.ts'
import { MAX_ROWS } from '#domain/contract/console/list-query.ts'
import { decimalText } from '#domain/money/text.ts'
import { refundAnswer } from '#domain/payments/refunds.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { mayGrantRefund } from '#domain/permissions/refund-limits.ts'

const BASIS_POINTS_OF_A_PER_CENT = 100

/** A payment with its taxes and refunds, until when it is refundable, and the commands that this actor may give now. */
export async function readPayment(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & PaymentDetail) | null> {
  const row = await readRow(payload, 'payments', id)
  const [payment] = await run<PaymentRow>(
    payload,
    fragment`select ${PAYMENT_COLUMNS} from payments p where p.id = ${id}::uuid`,
  )
  if (row === null || payment === undefined) return null
  const facts = await refundFactsOf(transactionOf(payload), payment)
  const { automatic, until, reason } = refundAnswer(facts, Date.now())
  const left = { amount: facts.amount - facts.refunded, currency: payment.currency }
  return {
    ...row,
    refundable: decimalText(left),
    refund: { automatic, until: new Date(until).toISOString(), reason },
    refunds: await refundsOf(payload, id),
    taxes: taxesOf(payment),
    allowed_actions: left.amount > 0n && mayRefund(actor, payment, left) ? ['refund'] : [],
  }
}

function taxesOf({ tax_lines: lines, currency }: PaymentRow): readonly TaxOfPayment[] {
  const text = (amount: bigint) => decimalText({ amount, currency })
  return readTaxes(lines).map(({ name, basisPoints, base, tax, jurisdiction }) => ({
    tax_name: name,
    tax_rate: basisPoints === null ? null : String(basisPoints / BASIS_POINTS_OF_A_PER_CENT),
    base: text(base),
    tax: text(tax),
    jurisdiction,
  }))
}

/** Staff do not decide about refunds of their own payments: they ask as every customer does. */
function mayRefund(
  actor: Holder,
  { user_id: user }: PaymentRow,
  left: Parameters<typeof mayGrantRefund>[1],
): boolean {
  return (
    user !== actor.id && commandScope(actor, 'refund.grant') === 'all' && mayGrantRefund(actor.roles, left)
  )
}

async function refundsOf(payload: Payload, payment: string): Promise<readonly RefundOfPayment[]> {
  const { rows } = await listRows(
    payload,
    'refunds',
    {
      filters: [{ field: 'payment', comparison: 'is', value: payment }],
      words: null,
      sort: { field: 'created_at', order: 'DESC' },
      offset: 0,
      limit: MAX_ROWS,
    },
    'all',
  )
  return rows as unknown as readonly RefundOfPayment[]
}
