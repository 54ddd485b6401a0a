import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column, Columns, Present } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import { maskMethod, methodUsableFrom } from '#domain/payees/payout-methods.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { lockPayee } from './lock-payee.ts'
import { offeredMethods } from './offered-methods.ts'
import { mailMethodChange } from './payee-mails.ts'
import { sealValues } from './sealer.ts'

interface ChangeMethod {
  readonly actor: Holder
  readonly kind: PayoutMethod
  /** Checked by `methodFaults`. */
  readonly values: PayeeValues
  readonly now: Date
}

/**
 * Enters a payout method as a new row that is usable after 72 hours. The account, the address that it had when the earlier
 * method was entered, and an earlier PayPal address hear of it.
 */
export async function changeMethod(
  payload: Payload,
  { actor, kind, values, now }: ChangeMethod,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'payout-method-account', actor.id))) return refuse('too-many-attempts')
  if (!offeredMethods().includes(kind)) return refuse('payout-method-unavailable')
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const payee = await lockPayee(transaction, actor.id)
    const account = await readAccount(transaction, actor.id)
    if (account === undefined) return refuse('not-found')
    const earlier = await readMethod(transaction, payee)
    const id = randomUUID()
    const masked = maskMethod(kind, values)
    await transaction(fragment`
      insert into payout_methods (id, payee_id, version, kind, sealed, masked, account_email, created_at, usable_from)
      values (${id}::uuid, ${payee}::uuid, ${(earlier?.version ?? 0) + 1}::int, ${kind},
        ${sealValues({ column: 'payout_methods.sealed', row: id }, values)}, ${masked}, ${account.email},
        ${momentOf(now)}, ${momentOf(new Date(methodUsableFrom(now.getTime())))})`)
    await mailMethodChange(transaction, {
      user: actor.id,
      account,
      method: id,
      masked,
      earlier: earlier ?? null,
    })
    await logCommand(transaction, {
      actor,
      command: 'payout-method.change',
      resource: 'payees',
      record: payee,
      reason: null,
      before: earlier === undefined ? {} : { method: earlier.id, masked: earlier.masked },
      after: { method: id, masked },
    })
    return accept(null)
  })
}

async function readAccount(transaction: Transaction, user: string) {
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, coalesce(locale::text, 'en') as locale from users where id = ${user} and deleted_at is null`,
  )
  return account
}

async function readMethod(transaction: Transaction, payee: string) {
  const [method] = await transaction<
    Columns<'payout_methods', 'id' | 'kind' | 'version' | 'masked' | 'account_email'> &
      Record<string, unknown>
  >(fragment`
    select id, kind, version, masked, account_email from payout_methods where payee_id = ${payee}::uuid
     order by version desc limit 1`)
  return method
}
