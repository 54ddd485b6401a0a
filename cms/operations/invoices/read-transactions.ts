import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import {
  invoiceDocumentSchema,
  type Transaction,
  type TransactionList,
} from '#domain/contract/transactions.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

const PER_PAGE = 20
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Row = Columns<
  'invoices',
  'id' | 'payment_id' | 'kind' | 'number' | 'currency' | 'subtotal' | 'tax' | 'total' | 'issued_at'
> & {
  readonly document: Computed<unknown>
  readonly found: Computed<number>
} & Record<string, unknown>

const COLUMNS = fragment`id, payment_id, kind, number, currency, subtotal, tax, total, issued_at, document`

interface Listed {
  readonly user: string
  /** The team that the user acts for; null for the user's own account. */
  readonly team?: string | null
  readonly page: number
}

/** The invoices and credit notes of a user, or of a team that the user owns, newest first, 20 a page. */
export async function readTransactions(
  payload: Payload,
  { user, team = null, page }: Listed,
): Promise<TransactionList> {
  const rows = await run<Row>(
    payload,
    fragment`select ${COLUMNS}, count(*) over ()::int as found from invoices where ${team === null ? fragment`user_id = ${user}` : ofOwnedTeam(user, team)}
      order by issued_at desc, number desc limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  )
  const total = rows[0]?.found ?? 0
  const hits = rows.map((row) => {
    const { document, ...transaction } = transactionOf(row)
    const title = document.lines.map((line) => line.title).join(', ')
    return { ...transaction, title, gateway: document.gateway }
  })
  return { hits, total, page, pageCount: Math.max(1, Math.ceil(total / PER_PAGE)) }
}

/** One invoice or credit note: of a user or of a team that they own, for whom others are not found, or for staff (null). */
export async function readTransaction(
  payload: Payload,
  { user, transaction }: { readonly user: string | null; readonly transaction: string },
): Promise<Result<Transaction>> {
  if (!UUID.test(transaction)) return refuse('not-found')
  const owned = user === null ? fragment`true` : fragment`(user_id = ${user} or ${ofOwnedTeam(user)})`
  const [row] = await run<Row>(
    payload,
    fragment`select ${COLUMNS}, 1 as found from invoices where id = ${transaction}::uuid and ${owned}`,
  )
  return row === undefined ? refuse('not-found') : accept(transactionOf(row))
}

function ofOwnedTeam(user: string, team: string | null = null): SQL {
  return fragment`team_id in (
    select team_id from team_members
     where user_id = ${user} and role = 'owner' and ${team === null ? fragment`true` : fragment`team_id = ${team}::uuid`})`
}

function transactionOf(row: Row): Transaction {
  const { currency } = row
  return {
    uuid: row.id,
    payment_uuid: row.payment_id,
    kind: row.kind,
    number: row.number,
    issued_at: new Date(row.issued_at).toISOString(),
    subtotal: { amount: row.subtotal, currency },
    tax: { amount: row.tax, currency },
    total: { amount: row.total, currency },
    document: invoiceDocumentSchema.parse(row.document),
  }
}
