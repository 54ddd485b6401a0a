import type { CashoutRow } from '#cms/operations/cashouts/cashout-row.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { CashoutNotice } from '#domain/notifications/types.ts'

type About = Pick<CashoutRow, 'id' | 'requested_by' | 'currency' | 'amount'>

interface Announced {
  readonly notice: CashoutNotice
  readonly reason: string | null
  /** Of an event that can happen repeatedly, such as a hold. */
  readonly key?: string
}

/** Queues the mail about a step of a cashout, and its notification on the site, in the transaction of the step. */
export async function announceCashout(
  transaction: Transaction,
  { id, requested_by: user, currency, amount }: About,
  { notice, reason, key = id }: Announced,
): Promise<void> {
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, locale::text from users where id = ${user} and deleted_at is null`,
  )
  if (account === undefined) return
  const template = `cashout-${notice}` as const
  const unique = `${template}:${key}`
  const sum = { amount: String(amount), currency }
  await queueMail(transaction, {
    key: unique,
    template,
    user,
    ...account,
    data: { ...sum, statement: reason ?? '' },
  })
  await notify(transaction, {
    user,
    type: 'cashout',
    key: unique,
    data: { ...sum, cashout: notice, reason },
  })
}
