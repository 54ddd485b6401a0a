import { composeMail } from '#cms/mail/compose.ts'
import { findAccountById } from '#cms/operations/accounts/find-account.ts'
import { transactionOf } from '#cms/operations/database.ts'
import { caseFacts } from '#cms/operations/mail/compose-for-claimant.ts'
import type { MailRow, Sending } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { displayName } from '#domain/accounts/names.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { MAIL_TEMPLATES, type PayeeMail } from '#domain/mail/templates.ts'
import { openPayoutMethod } from './open-method.ts'

/** A mail about payment details. One to an earlier PayPal address finds the address in the encrypted method. */
export async function composePayeeMail(
  { payload, publicUrl, support, sender }: Sending,
  { id, user_id, email, locale: written, data }: MailRow,
  template: PayeeMail,
): Promise<OutgoingMail | null> {
  const to = typeof data.method === 'string' ? await paypalAddressOf(data.method) : email
  const account = user_id === null ? null : await findAccountById(payload, user_id)
  if (to === null || account === null) return null
  const locale = isLocale(written) ? written : DEFAULT_LOCALE
  const link = pageOf(publicUrl, locale, MAIL_TEMPLATES[template].page)
  const facts = {
    name: displayName(account),
    email: to,
    device: null,
    support,
    site: sender.site,
    ...caseFacts(data, locale),
  }
  return { id, to, ...composeMail({ template, locale, facts, link: link.href, accent: sender.accent }) }

  async function paypalAddressOf(method: string): Promise<string | null> {
    const opened = await openPayoutMethod(transactionOf(payload), method)
    if (!opened.ok || opened.value.kind !== 'paypal') return null
    return String(opened.value.values.paypal_address)
  }
}
