import type { TransactionInformation } from '@paypal/paypal-server-sdk'
import type { TimeRange } from '#cms/ports/payment-gateway.ts'
import type { Connection } from './connection.ts'

interface FoundTransaction {
  readonly id: string
  readonly kind: 'payment' | 'refund'
  /** What it belongs to: a subscription, an order or a payment. */
  readonly reference: string | null
  readonly customId: string | undefined
}

const PER_PAGE = 100
/** Codes of PayPal's reports (developer.paypal.com, "Transaction event codes"). */
const REFUND_CODE = 'T1107'
const PAYMENT_CODE = /^T00\d\d$/

/** What came in and was given back in a time. PayPal's report has it after some hours. */
export async function* searchTransactions(
  connection: Connection,
  { from, to }: TimeRange,
): AsyncGenerator<FoundTransaction> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await connection.ask(({ transactions }) =>
      transactions.searchTransactions({
        startDate: new Date(from).toISOString(),
        endDate: new Date(to).toISOString(),
        transactionStatus: 'S',
        fields: 'transaction_info',
        pageSize: PER_PAGE,
        page,
      }),
    )
    for (const { transactionInfo } of answer.transactionDetails ?? []) {
      const found = transactionInfo && foundTransaction(transactionInfo)
      if (found) yield found
    }
    pages = answer.totalPages ?? 1
  }
}

function foundTransaction(info: TransactionInformation): FoundTransaction | null {
  const { transactionId: id, transactionEventCode: code = '', transactionAmount: amount } = info
  const isIncome = amount !== undefined && !amount.value.startsWith('-')
  const kind = code === REFUND_CODE ? 'refund' : PAYMENT_CODE.test(code) && isIncome ? 'payment' : null
  if (id === undefined || kind === null) return null
  return { id, kind, reference: info.paypalReferenceId ?? null, customId: info.customField }
}
