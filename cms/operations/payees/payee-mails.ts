import { fragment, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column, Columns, Present } from '#cms/operations/schema/columns.ts'
import type { PayeeMail } from '#domain/mail/templates.ts'

interface MethodChange {
  readonly user: string
  readonly account: { readonly email: string; readonly locale: string }
  /** The new method. */
  readonly method: string
  readonly masked: string
  readonly earlier: Columns<'payout_methods', 'id' | 'kind' | 'masked' | 'account_email'> | null
}

/**
 * Queues the mails about a changed method. The earlier PayPal address is not written into the mail, whose row has it
 * masked: it is decrypted when the mail is sent.
 */
export async function mailMethodChange(
  transaction: Transaction,
  { user, account, method, masked, earlier }: MethodChange,
): Promise<void> {
  const mail = { template: 'payee-method-changed', locale: account.locale } as const
  const addresses = new Set([account.email, ...(earlier === null ? [] : [earlier.account_email])])
  for (const [index, email] of [...addresses].entries())
    await queueMail(transaction, {
      ...mail,
      key: `payee-method-changed:${method}:${index}`,
      user,
      email,
      data: { statement: masked },
    })
  if (earlier?.kind === 'paypal')
    await queueMail(transaction, {
      ...mail,
      key: `payee-method-changed:${method}:paypal`,
      user,
      email: earlier.masked,
      data: { statement: masked, method: earlier.id },
    })
}

interface DecisionMail {
  readonly template: PayeeMail
  readonly record: string
  readonly user: string
  /** Why it was refused. */
  readonly reason: string
}

/** Queues the mail about a decision to the payee's account, in its transaction. */
export async function mailPayeeDecision(
  transaction: Transaction,
  { template, record, user, reason }: DecisionMail,
): Promise<void> {
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, coalesce(locale::text, 'en') as locale from users where id = ${user} and deleted_at is null`,
  )
  if (account === undefined) return
  await queueMail(transaction, {
    key: `${template}:${record}`,
    template,
    user,
    ...account,
    data: { statement: reason },
  })
}
