import { fragment } from '#cms/operations/database.ts'
import type { LEDGER_RESOURCES } from '#domain/contract/console/ledger-resources.ts'
import { ACCOUNT_CODES, ACCOUNTS, TRACKED_ACCOUNTS } from '#domain/ledger/accounts.ts'
import type { ConsoleTable } from './console-table.ts'
import { majorUnits } from './major-units.ts'

type Resources = typeof LEDGER_RESOURCES

const quoted = (accounts: readonly string[]) =>
  fragment.raw(accounts.map((account) => `'${account}'`).join(', '))
const TRACKED = quoted(TRACKED_ACCOUNTS)
const CREDIT = quoted(ACCOUNT_CODES.filter((account) => ACCOUNTS[account].side === 'credit'))

/** Tracked accounts have a balance for each holder; those of the others are sums of their entries. */
const BALANCES = fragment`(
  select b.account, b.holder, b.currency, b.balance from ledger_balances b
  union all
  select l.account, l.holder, l.currency, sum(l.amount) from ledger_entries l
   where l.account not in (${TRACKED}) group by l.account, l.holder, l.currency) r`

export const LEDGER_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  'ledger-accounts': {
    from: BALANCES,
    columns: {
      id: fragment`r.account || ':' || r.holder || ':' || r.currency`,
      account: fragment`r.account`,
      holder: fragment`nullif(r.holder, '')`,
      balance: majorUnits(
        fragment`(case when r.account in (${CREDIT}) then -r.balance else r.balance end)`,
        fragment`r.currency`,
      ),
      currency: fragment`r.currency`,
    },
  },
  'ledger-transactions': {
    from: fragment`ledger_transactions x left join users u on u.id = x.actor_id`,
    columns: {
      id: fragment`x.id`,
      reference: fragment`x.reference`,
      posting_kind: fragment`x.kind`,
      posted_at: fragment`x.posted_at`,
      reverses: fragment`x.reverses`,
      actor_email: fragment`u.email`,
      reason: fragment`x.reason`,
    },
  },
  'ledger-days': {
    from: fragment`ledger_days d`,
    columns: {
      id: fragment`to_char(d.day, 'YYYY-MM-DD')`,
      transactions: fragment`d.transactions`,
      root: fragment`d.root`,
      previous_root: fragment`d.previous_root`,
      closed_at: fragment`d.closed_at`,
    },
  },
}
