import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { Account } from '#domain/ledger/accounts.ts'
import type { PostedTransaction } from '#domain/ledger/canonical.ts'
import type { Entry } from '#domain/ledger/transaction.ts'
import type { Currency } from '#domain/money/currencies.ts'

type TransactionRow = Columns<
  'ledger_transactions',
  'id' | 'reference' | 'kind' | 'reverses' | 'actor_id' | 'reason'
> & {
  readonly at: Computed<string>
  readonly entries: Computed<
    readonly (readonly [Account, holder: string, currency: Currency, amount: string])[]
  >
}

/**
 * Posted transactions with their entries, oldest first.
 *
 * @param where a condition on `ledger_transactions t`
 */
export async function readTransactions(
  transaction: Transaction,
  where: SQL,
  limit: number,
): Promise<readonly PostedTransaction[]> {
  const rows = await transaction<TransactionRow>(fragment`
    select t.id, t.reference, t.kind, t.reverses, t.actor_id, t.reason,
      to_char(t.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      (select jsonb_agg(jsonb_build_array(e.account, e.holder, e.currency, e.amount::text) order by e.id)
         from ledger_entries e where e.transaction_id = t.id) as entries
      from ledger_transactions t where ${where} order by t.id limit ${limit}`)
  return rows.map(({ id, reference, kind, reverses, actor_id, reason, at, entries }) => ({
    id: BigInt(id),
    reference,
    kind,
    postedAt: at,
    reverses: reverses === null ? null : BigInt(reverses),
    actor: actor_id,
    reason,
    entries: entries.map(entryOf),
  }))
}

function entryOf([account, holder, currency, amount]: TransactionRow['entries'][number]): Entry {
  return {
    account,
    holder: holder === '' ? null : holder,
    amount: { amount: BigInt(amount), currency },
  }
}
