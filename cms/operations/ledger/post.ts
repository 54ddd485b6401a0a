import { isDeepStrictEqual } from 'node:util'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { type Account, TRACKED_ACCOUNTS } from '#domain/ledger/accounts.ts'
import { type Entry, faultOf, type LedgerTransaction, usualBalance } from '#domain/ledger/transaction.ts'

export interface Posting extends LedgerTransaction {
  /** The id of the transaction that this one reverses. */
  readonly reverses?: string | null
  /** The user who caused it; null for webhooks and the worker. */
  readonly actor?: string | null
  readonly reason?: string | null
}

export interface Posted {
  readonly id: string
  /** False when the same transaction had been posted before. */
  readonly isNew: boolean
}

/** A guarded balance would fall below zero. Thrown, so that the database transaction of the caller is rolled back. */
export class Overdrawn extends Error {
  readonly account: Account
  readonly holder: string

  constructor(account: Account, holder: string) {
    super(`${account} of ${holder} would be overdrawn`)
    this.account = account
    this.holder = holder
  }
}

/**
 * Posts transactions to the ledger: the only code that writes to it. Each reference is posted once, and posting the same
 * transaction again has no effect. All of them, with the tracked balances, are written by one statement; balances are
 * locked in the order of their keys, so that two postings never wait for each other in a circle.
 *
 * @returns in the order of `postings`
 * @throws Overdrawn when a guarded balance would fall below zero
 * @throws Error for an unsound transaction, or another one with a known reference: faults of the caller
 */
export async function post(
  transaction: Transaction,
  postings: readonly Posting[],
): Promise<readonly Posted[]> {
  for (const posting of postings) {
    const fault = faultOf(posting)
    if (fault !== null) throw new Error(`The transaction ${posting.reference} is not posted: ${fault}`)
  }
  const [written] = await transaction<WrittenRow>(fragment`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(postings.map(givenOf))}::jsonb)
        as g(reference text, kind text, reverses bigint, actor text, reason text, entries jsonb)),
    posted as (
      insert into ledger_transactions (reference, kind, reverses, actor_id, reason)
      select reference, kind, reverses, actor, reason from given order by reference
      on conflict (reference) do nothing
      returning id, reference),
    lines as (
      select p.id as transaction_id, e.*
        from posted p join given g on g.reference = p.reference
        cross join lateral jsonb_to_recordset(g.entries)
          as e(position int, account text, holder text, currency text, amount bigint)),
    entered as (
      insert into ledger_entries (transaction_id, account, holder, currency, amount)
      select transaction_id, account, holder, currency, amount from lines order by transaction_id, position),
    moved as (
      insert into ledger_balances (account, holder, currency, balance)
      select account, holder, currency, sum(amount) from lines
       where account in ${[...TRACKED_ACCOUNTS]} group by account, holder, currency order by account, holder, currency
      on conflict (account, holder, currency) do update set balance = ledger_balances.balance + excluded.balance
      returning account, holder, currency, balance)
    select coalesce((select jsonb_object_agg(reference, id::text) from posted), '{}') as posted,
      coalesce((select jsonb_agg(jsonb_build_array(account, holder, balance::text)) from moved), '[]') as balances`)
  if (written === undefined) throw new Error('the ledger gave no answer')
  refuseOverdrawn(postings, written.balances)
  const known = postings.filter(({ reference }) => !Object.hasOwn(written.posted, reference))
  const before = await readKnown(transaction, known)
  return postings.map(({ reference }) => {
    const id = written.posted[reference] ?? before.get(reference)
    if (id === undefined) throw new Error(`The transaction ${reference} was not written`)
    return { id, isNew: !before.has(reference) }
  })
}

interface WrittenRow extends Record<string, unknown> {
  readonly posted: Computed<Readonly<Record<string, string>>>
  readonly balances: Computed<readonly (readonly [Account, holder: string, balance: string])[]>
}

function givenOf({ reference, kind, reverses = null, actor = null, reason = null, entries }: Posting) {
  return { reference, kind, reverses, actor, reason, entries: linesOf(entries) }
}

/** As in the table: in minor units, and with an empty holder where the account has none. */
function linesOf(entries: readonly Entry[]) {
  return entries.map(({ account, holder, amount }, position) => ({
    position,
    account,
    holder: holder ?? '',
    currency: amount.currency,
    amount: String(amount.amount),
  }))
}

function refuseOverdrawn(postings: readonly Posting[], balances: WrittenRow['balances']): void {
  const guards = new Set(
    postings.flatMap(({ guarded = [] }) => guarded.map(({ account, holder }) => `${account} ${holder}`)),
  )
  for (const [account, holder, balance] of balances)
    if (guards.has(`${account} ${holder}`) && usualBalance(account, BigInt(balance)) < 0n)
      throw new Overdrawn(account, holder)
}

/** The ids of references that were posted before, with the same entries. */
async function readKnown(
  transaction: Transaction,
  known: readonly Posting[],
): Promise<ReadonlyMap<string, string>> {
  if (known.length === 0) return new Map()
  const rows = await transaction<KnownRow>(fragment`
    select t.id, t.reference, (
      select jsonb_agg(jsonb_build_array(e.account, e.holder, e.currency, e.amount::text) order by e.id)
        from ledger_entries e where e.transaction_id = t.id) as entries
      from ledger_transactions t where t.reference in ${known.map(({ reference }) => reference)}`)
  const found = new Map(rows.map((row) => [row.reference, row]))
  for (const { reference, entries } of known) {
    const same = linesOf(entries).map(({ account, holder, currency, amount }) => [
      account,
      holder,
      currency,
      amount,
    ])
    if (!isDeepStrictEqual(found.get(reference)?.entries, same))
      throw new Error(`Another transaction has the reference ${reference}`)
  }
  return new Map(rows.map(({ reference, id }) => [reference, id]))
}

type KnownRow = Columns<'ledger_transactions', 'id' | 'reference'> & {
  readonly entries: Computed<readonly (readonly string[])[]>
}
