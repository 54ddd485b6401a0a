import { fragment, type SQL } from '#cms/operations/database.ts'

/** One CSV file of the export. Its rows are those whose moment is in the period, in the order of time. */
export interface ExportedFile {
  readonly name: string
  readonly from: SQL
  readonly moment: SQL
  /** Breaks ties of the moment. */
  readonly id: SQL
  readonly columns: Readonly<Record<string, SQL>>
  /** Columns of minor units, summed by the column `currency` for the manifest. */
  readonly sums: readonly string[]
}

const INVOICE = {
  from: fragment`invoices r`,
  moment: fragment`r.issued_at`,
  id: fragment`r.id`,
  columns: {
    id: fragment`r.id`,
    number: fragment`r.number`,
    seller: fragment`r.seller`,
    issued_at: utc(fragment`r.issued_at`),
    payment: fragment`r.payment_id`,
    refund: fragment`r.refund_id`,
    currency: fragment`r.currency::text`,
    subtotal: fragment`r.subtotal::text`,
    tax: fragment`r.tax::text`,
    total: fragment`r.total::text`,
    buyer: fragment`r.document #>> '{buyer,name}'`,
    buyer_country: fragment`r.document #>> '{buyer,country}'`,
    buyer_tax_id: fragment`r.document #>> '{buyer,tax_id}'`,
  },
  sums: ['subtotal', 'tax', 'total'],
} as const

/** The files of the export, in their order in the archive. Amounts are minor units of the currency beside them. */
export const EXPORTED_FILES: readonly ExportedFile[] = [
  {
    name: 'ledger-transactions.csv',
    from: fragment`ledger_transactions r`,
    moment: fragment`r.posted_at`,
    id: fragment`r.id`,
    columns: {
      id: fragment`r.id::text`,
      posted_at: utc(fragment`r.posted_at`),
      kind: fragment`r.kind`,
      reference: fragment`r.reference`,
      reverses: fragment`r.reverses::text`,
      actor: fragment`r.actor_id`,
      reason: fragment`r.reason`,
    },
    sums: [],
  },
  {
    // A debit is positive, a credit negative: the sum of each currency is zero.
    name: 'ledger-postings.csv',
    from: fragment`ledger_entries r join ledger_transactions t on t.id = r.transaction_id`,
    moment: fragment`t.posted_at`,
    id: fragment`r.id`,
    columns: {
      id: fragment`r.id::text`,
      transaction: fragment`r.transaction_id::text`,
      posted_at: utc(fragment`t.posted_at`),
      account: fragment`r.account`,
      holder: fragment`r.holder`,
      currency: fragment`r.currency::text`,
      amount: fragment`r.amount::text`,
    },
    sums: ['amount'],
  },
  { ...INVOICE, name: 'invoices.csv', from: fragment`(select * from invoices where kind = 'invoice') r` },
  {
    ...INVOICE,
    name: 'credit-notes.csv',
    from: fragment`(select * from invoices where kind <> 'invoice') r`,
  },
  {
    name: 'payments.csv',
    from: fragment`payments r`,
    moment: fragment`r.paid_at`,
    id: fragment`r.id`,
    columns: {
      id: fragment`r.id`,
      paid_at: utc(fragment`r.paid_at`),
      order: fragment`r.order_id`,
      subscription: fragment`r.subscription_id`,
      gateway: fragment`r.gateway`,
      gateway_id: fragment`r.gateway_id`,
      currency: fragment`r.currency::text`,
      amount: fragment`r.amount::text`,
      tax: fragment`r.tax::text`,
      fee: fragment`r.fee::text`,
      refunded: fragment`r.refunded::text`,
      jurisdiction: fragment`r.jurisdiction`,
      dispute: fragment`r.dispute`,
    },
    sums: ['amount', 'tax', 'fee'],
  },
  {
    name: 'refunds.csv',
    from: fragment`refunds r join payments p on p.id = r.payment_id left join users a on a.id = r.actor_id`,
    moment: fragment`r.created_at`,
    id: fragment`r.id`,
    columns: {
      id: fragment`r.id`,
      created_at: utc(fragment`r.created_at`),
      settled_at: utc(fragment`r.settled_at`),
      payment: fragment`r.payment_id`,
      gateway_id: fragment`r.gateway_id`,
      state: fragment`r.state`,
      currency: fragment`p.currency::text`,
      amount: fragment`r.amount::text`,
      rule: fragment`r.reason`,
      note: fragment`r.note`,
      actor: fragment`a.email`,
    },
    sums: ['amount'],
  },
  {
    name: 'disputes.csv',
    from: fragment`disputes r`,
    moment: fragment`r.opened_at`,
    id: fragment`r.id`,
    columns: {
      id: fragment`r.id`,
      opened_at: utc(fragment`r.opened_at`),
      decided_at: utc(fragment`r.decided_at`),
      payment: fragment`r.payment_id`,
      gateway: fragment`r.gateway`,
      gateway_id: fragment`r.gateway_id`,
      state: fragment`r.state`,
      reason: fragment`r.reason`,
      currency: fragment`r.currency::text`,
      amount: fragment`r.amount::text`,
      fee: fragment`r.fee::text`,
      evidence_sha256: fragment`r.evidence_sha256`,
    },
    sums: ['amount', 'fee'],
  },
  {
    name: 'cashouts.csv',
    from: fragment`cashouts r join contributors c on c.id = r.contributor_id`,
    moment: fragment`r.created_at`,
    id: fragment`r.id`,
    columns: {
      id: fragment`r.id`,
      created_at: utc(fragment`r.created_at`),
      settled_at: utc(fragment`r.settled_at`),
      contributor: fragment`r.contributor_id::text`,
      contributor_name: fragment`c.name`,
      state: fragment`r.state`,
      currency: fragment`r.currency::text`,
      amount: fragment`r.amount::text`,
      withheld: fragment`r.withheld::text`,
      fee: fragment`r.fee::text`,
      tax_form: fragment`r.tax_form`,
      method: fragment`r.method`,
      paid_to: fragment`r.method_masked`,
      batch: fragment`r.batch_id`,
      reference: fragment`r.transfer`,
      reason: fragment`r.reason`,
    },
    sums: ['amount', 'withheld', 'fee'],
  },
  {
    name: 'audit-log.csv',
    from: fragment`audit_log r left join users a on a.id = r.actor_id`,
    moment: fragment`r.at`,
    id: fragment`r.id`,
    columns: {
      id: fragment`r.id::text`,
      at: utc(fragment`r.at`),
      actor: fragment`a.email`,
      command: fragment`r.command`,
      resource: fragment`r.resource`,
      record: fragment`r.record_id`,
      reason: fragment`r.reason`,
      before: fragment`r.before::text`,
      after: fragment`r.after::text`,
    },
    sums: [],
  },
]

function utc(moment: SQL): SQL {
  return fragment`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
