import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { rootOfDay } from '#cms/operations/ledger/close-days.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { TRACKED_ACCOUNTS } from '#domain/ledger/accounts.ts'

/** What is wrong with the ledger; each fault names where. */
export type LedgerFault =
  | { readonly kind: 'unbalanced'; readonly currency: string; readonly difference: bigint }
  | { readonly kind: 'balance'; readonly account: string; readonly holder: string; readonly currency: string }
  | { readonly kind: 'root'; readonly day: string }

/** Recomputes sums, tracked balances and the roots of closed days from the entries. Reads the whole ledger. */
export function verifyLedger(payload: Payload): Promise<readonly LedgerFault[]> {
  return inTransaction(payload, async (transaction) => {
    await transaction(fragment`set transaction isolation level repeatable read, read only`)
    const { differences } = await readTrialBalance(transaction)
    return [
      ...[...differences].map(
        ([currency, difference]) => ({ kind: 'unbalanced', currency, difference }) as const,
      ),
      ...(await wrongBalances(transaction)),
      ...(await wrongRoots(transaction)),
    ]
  })
}

async function wrongBalances(transaction: Transaction): Promise<readonly LedgerFault[]> {
  const rows = await transaction<Columns<'ledger_balances', 'account' | 'holder' | 'currency'>>(fragment`
    select coalesce(b.account, e.account) as account, coalesce(b.holder, e.holder) as holder,
        coalesce(b.currency, e.currency) as currency
      from ledger_balances b
      full join (
        select account, holder, currency, sum(amount) as balance from ledger_entries
         where account in ${[...TRACKED_ACCOUNTS]} group by account, holder, currency) e
        on e.account = b.account and e.holder = b.holder and e.currency = b.currency
     where coalesce(b.balance, 0) <> coalesce(e.balance, 0)`)
  return rows.map(({ account, holder, currency }) => ({ kind: 'balance', account, holder, currency }))
}

async function wrongRoots(transaction: Transaction): Promise<readonly LedgerFault[]> {
  const days = await transaction<
    Columns<'ledger_days', 'previous_root' | 'root' | 'transactions'> & { readonly day: Computed<string> }
  >(fragment`
    select to_char(day, 'YYYY-MM-DD') as day, previous_root, root, transactions from ledger_days d order by d.day`)
  const wrong: LedgerFault[] = []
  let before: string | undefined
  for (const { day, previous_root, root, transactions } of days) {
    const now = await rootOfDay(transaction, day, previous_root)
    const isChained = before === undefined || previous_root === before
    if (!isChained || now.root !== root || now.transactions !== transactions)
      wrong.push({ kind: 'root', day })
    before = root
  }
  return wrong
}
