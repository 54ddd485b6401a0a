import { logCommand } from '#cms/operations/audit/log-command.ts'
import { announceCashout } from '#cms/operations/cashouts/cashout-mails.ts'
import {
  CASHOUT_COLUMNS,
  type CashoutRow,
  lockContributor,
  postedOf,
} from '#cms/operations/cashouts/cashout-row.ts'
import { readStandings, type Standing } from '#cms/operations/cashouts/read-standing.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Payees } from '#cms/ports/payees.ts'
import { deductionsOf } from '#domain/cashouts/deductions.ts'
import { decideCashoutRequest } from '#domain/cashouts/gates.ts'
import { requestedPosting } from '#domain/cashouts/postings.ts'
import type { CashoutForm } from '#domain/contract/cashouts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'

export interface CashoutServices {
  readonly payload: Payload
  readonly payees: Payees
}

interface RequestCashout {
  readonly actor: Holder
  readonly form: CashoutForm
  readonly now: Date
}

/**
 * Requests the whole available balance of a contributor in a currency. Requests of one contributor wait for each other, and
 * the money leaves the balance in the transaction of its request. A repeated key is the cashout of its first use.
 */
export function requestCashout(
  { payload, payees }: CashoutServices,
  { actor, form, now }: RequestCashout,
): Promise<Result<{ readonly id: string }>> {
  const { contributor, currency, key } = form
  return inDecidedTransaction(payload, async (transaction) => {
    if (!(await isOwn(transaction, actor, contributor))) return refuse('not-found')
    if (!(await lockContributor(transaction, contributor))) return refuse('not-found')
    const [known] = await transaction<{ id: Column<'cashouts.id'> }>(fragment`
      select id from cashouts where contributor_id = ${contributor} and request_key = ${key}::uuid`)
    if (known !== undefined) return accept({ id: known.id })
    const standings = await readStandings(transaction, payees, contributor)
    const found = standings.find(({ standing }) => standing.currency === currency)
    if (found === undefined) return refuse('cashout-below-minimum')
    const decided = decideCashoutRequest(found.standing, now.getTime())
    if (!decided.ok) return decided
    const row = await insert(transaction, { form, found, actor: actor.id, at: now })
    await post(transaction, [{ ...requestedPosting(postedOf(row)), actor: actor.id }])
    await announceCashout(transaction, row, { notice: 'requested', reason: null })
    await logCommand(transaction, {
      actor,
      command: 'cashout.request',
      resource: 'cashouts',
      record: row.id,
      reason: null,
      before: {},
      after: { amount: row.amount, currency },
      at: now,
    })
    return accept({ id: row.id })
  })
}

async function isOwn(transaction: Transaction, actor: Holder, contributor: number): Promise<boolean> {
  const [found] = await transaction<{ owner_id: Column<'contributors.owner_id'> }>(
    fragment`select owner_id from contributors where id = ${contributor}`,
  )
  return found !== undefined && mayApply(actor, 'cashout.request', { owner: found.owner_id, team: null })
}

interface Inserted {
  readonly form: CashoutForm
  readonly found: Standing
  readonly actor: string
  readonly at: Date
}

async function insert(
  transaction: Transaction,
  { form: { contributor, key }, found: { standing, usSource }, actor, at }: Inserted,
): Promise<CashoutRow> {
  const { currency, available, payee } = standing
  const { taxForm, method } = payee
  if (taxForm === null || method === null)
    throw new Error('a request without a tax form or a method was accepted')
  const { withheld, fee } = deductionsOf(
    { amount: available, currency },
    { method: method.kind, withheldBasisPoints: taxForm.withheldBasisPoints, usSource },
  )
  const [row] = await transaction<CashoutRow>(fragment`
    with r as (
      insert into cashouts (contributor_id, requested_by, request_key, currency, amount, us_source, withheld,
        fee, withheld_basis_points, tax_form, method, method_id, method_masked, created_at)
      values (${contributor}, ${actor}, ${key}::uuid, ${currency}, ${String(available)}::bigint, ${String(usSource)}::bigint,
        ${String(withheld.amount)}::bigint, ${String(fee.amount)}::bigint, ${taxForm.withheldBasisPoints}, ${taxForm.kind},
        ${method.kind}, ${method.id}, ${method.masked}, ${momentOf(at)})
      returning *),
    logged as (
      insert into cashout_events (cashout_id, event, to_state, actor_id, at)
      select id, 'request', 'requested', ${actor}, ${momentOf(at)} from r)
    select ${CASHOUT_COLUMNS} from r`)
  if (row === undefined) throw new Error('the cashout was not written')
  return row
}
