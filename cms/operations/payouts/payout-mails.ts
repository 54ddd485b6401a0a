import { fragment, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { MailTemplate } from '#domain/mail/templates.ts'
import type { Money } from '#domain/money/money.ts'

interface PayoutMail {
  readonly template: Extract<MailTemplate, `payout-${string}`>
  readonly payout: string
  readonly user: string
  readonly amount: Money
  /** Why it was refused. */
  readonly reason?: string
}

/** Queues a mail about a payout to its affiliate, in the transaction of its change. */
export async function mailPayout(
  transaction: Transaction,
  { template, payout, user, amount, reason = '' }: PayoutMail,
): Promise<void> {
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, locale::text from users where id = ${user} and deleted_at is null`,
  )
  if (account === undefined) return
  await queueMail(transaction, {
    key: `${template}:${payout}`,
    template,
    user,
    ...account,
    data: { amount: String(amount.amount), currency: amount.currency, statement: reason },
  })
}
