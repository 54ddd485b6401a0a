import { isDeepStrictEqual } from 'node:util'
import { fragment, prepared, type SQL, type Transaction } from '#cms/operations/database.ts'
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
 * transaction again has no effect. All of them, with the tracked balances, are written by one function of the
 * database (migration `faster_functions`), which locks balances in the order of their keys.
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
  if (new Set(postings.map(({ reference }) => reference)).size < postings.length)
    throw new Error('Two of the transactions have the same reference')
  // Two callers with the same references wait for each other in one order.
  const ordered = postings.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
  const [answer] = await transaction<{ written: Computed<Written> }>(statementOf(ordered))
  if (answer === undefined) throw new Error('the ledger gave no answer')
  const { posted, balances } = answer.written
  refuseOverdrawn(postings, balances)
  const known = ordered.filter((_, index) => !posted[index])
  const before = await readKnown(transaction, known)
  const ids = new Map(
    ordered.map(({ reference }, index) => [reference, posted[index] ?? before.get(reference)]),
  )
  return postings.map(({ reference }) => {
    const id = ids.get(reference)
    if (id === undefined) throw new Error(`The transaction ${reference} was not written`)
    return { id, isNew: !before.has(reference) }
  })
}

/** The answer of the function of the database. */
interface Written {
  /** The ids, in the order of the postings; null for a known reference. */
  readonly posted: readonly (string | null)[]
  readonly balances: readonly (readonly [Account, holder: string, balance: string])[]
}

/** Each column of the postings, and of their entries, as one array: the statement has the same text for any number of them. */
function statementOf(postings: readonly Posting[]): SQL {
  const lines = postings.flatMap(({ entries }, index) =>
    linesOf(entries).map((line) => ({ ...line, of: index + 1 })),
  )
  const { param } = fragment
  return prepared(fragment`
    select post_to_ledger(${param(postings.map(({ reference }) => reference))}::text[],
      ${param(postings.map(({ kind }) => kind))}::text[],
      ${param(postings.map(({ reverses = null }) => reverses))}::bigint[],
      ${param(postings.map(({ actor = null }) => actor))}::text[],
      ${param(postings.map(({ reason = null }) => reason))}::text[],
      ${param(lines.map((line) => line.of))}::integer[], ${param(lines.map(({ account }) => account))}::text[],
      ${param(lines.map(({ holder }) => holder))}::text[], ${param(lines.map(({ currency }) => currency))}::text[],
      ${param(lines.map(({ amount }) => amount))}::bigint[], ${param(TRACKED_ACCOUNTS)}::text[]) as written`)
}

/** As in the table: in minor units, and with an empty holder where the account has none. */
function linesOf(entries: readonly Entry[]) {
  return entries.map(({ account, holder, amount }) => ({
    account,
    holder: holder ?? '',
    currency: amount.currency,
    amount: String(amount.amount),
  }))
}

function refuseOverdrawn(postings: readonly Posting[], balances: Written['balances']): void {
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
