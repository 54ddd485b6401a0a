import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { STATEMENT_LENGTH, type Statement } from '#domain/contract/console/ledger.ts'
import { ACCOUNTS, type Account } from '#domain/ledger/accounts.ts'
import { type TransactionKind, usualBalance } from '#domain/ledger/transaction.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { decimalText } from '#domain/money/text.ts'

interface Row extends Record<string, unknown> {
  readonly id: Column<'ledger_entries.id'>
  readonly amount: Column<'ledger_entries.amount'>
  readonly transaction: Cast<'ledger_entries.transaction_id', number>
  readonly reference: Column<'ledger_transactions.reference'>
  readonly kind: Cast<'ledger_transactions.kind', TransactionKind>
  readonly posted_at: Cast<'ledger_transactions.posted_at', string>
  /** The balance after the newest entry of the page. */
  readonly newest: Computed<string>
}

/**
 * One page of the statement of an account, newest first, with the balance after each entry. Null for an id that no
 * account can have.
 *
 * @param id `account:holder:currency`, as the console has it
 * @param before the id of the entry before which the page begins
 */
export async function readStatement(
  payload: Payload,
  id: string,
  before: string | null,
  length = STATEMENT_LENGTH,
): Promise<Statement | null> {
  const named = /^(?<account>[a-z-]+):(?<holder>.*):(?<currency>[A-Z]{3})$/.exec(id)?.groups
  if (named === undefined) return null
  const { account = '', holder = '', currency = '' } = named
  if (!isAccount(account) || !isCurrency(currency)) return null
  const isOfAccount = fragment`e.account = ${account} and e.holder = ${holder} and e.currency = ${currency}`
  const rows = await run<Row>(
    payload,
    fragment`
      with page as (
        select e.id, e.amount, e.transaction_id from ledger_entries e
         where ${isOfAccount} and (${before}::bigint is null or e.id < ${before}::bigint)
         order by e.id desc limit ${length + 1})
      select g.id, g.amount, g.transaction_id::float8 as transaction, x.reference, x.kind, x.posted_at,
          (select sum(e.amount) from ledger_entries e
            where ${isOfAccount} and e.id <= (select max(n.id) from page n))::text as newest
        from page g join ledger_transactions x on x.id = g.transaction_id order by g.id desc`,
  )
  const text = (amount: bigint) => decimalText({ amount: usualBalance(account, amount), currency })
  let balance = BigInt(rows[0]?.newest ?? 0)
  const entries = rows.slice(0, length).map(({ newest: _newest, amount, posted_at: at, ...row }) => {
    const after = balance
    balance -= BigInt(amount)
    return {
      ...row,
      posted_at: new Date(at).toISOString(),
      amount: text(BigInt(amount)),
      balance: text(after),
    }
  })
  return { entries, next: rows.length > length ? (entries.at(-1)?.id ?? null) : null }
}

function isAccount(code: string): code is Account {
  return Object.hasOwn(ACCOUNTS, code)
}
