import { composeMail } from '#cms/mail/compose.ts'
import { type Account, findAccountByEmail, findAccountById } from '#cms/operations/accounts/find-account.ts'
import type { Payload } from '#cms/operations/database.ts'
import { caseFacts } from '#cms/operations/mail/compose-for-claimant.ts'
import { linkOf, makeSecret } from '#cms/operations/mail/mail-link.ts'
import type { MailRow, Sending } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { displayName } from '#domain/accounts/names.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales/locales.ts'
import { CHOSEN_MAILS, MAIL_TEMPLATES, type MailTemplate } from '#domain/mail/templates.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'

/** A mail to a user, or to an address that the template allows without an account. */
export async function composeForUser(
  { payload, publicUrl, support, sender }: Sending,
  mail: MailRow,
  template: MailTemplate,
): Promise<OutgoingMail | null> {
  const { id, email } = mail
  const account = await findRecipient(payload, mail)
  if (!isRecipient(template, account, email)) return null
  const locale = localeOf(account, mail)
  const secret = await makeSecret(payload, mail, template, account)
  if (secret === 'ended') return null
  const facts = {
    name: displayName(account ?? { email }),
    email,
    device: template === 'new-device' ? (mail.data.device ?? null) : null,
    works: mail.data.works ?? '',
    file: mail.data.file ?? '',
    support,
    site: sender.site,
    ...caseFacts(mail.data, locale),
    amount: amountOf(mail.data, locale),
  }
  const { redirect = null, contributor = null } = mail.data
  const link = linkOf(publicUrl, locale, template, { token: secret, redirect, contributor })
  const settingsLink = CHOSEN_MAILS.includes(template)
    ? pageOf(publicUrl, locale, 'notification-settings').href
    : null
  return {
    id,
    to: email,
    ...composeMail({ template, locale, facts, link, settingsLink, accent: sender.accent }),
  }
}

function amountOf({ amount, currency = '' }: MailRow['data'], locale: Locale): string {
  if (amount === undefined || !isCurrency(currency)) return ''
  return formatMoney(money(BigInt(amount), currency), locale)
}

function findRecipient(payload: Payload, { user_id, email }: MailRow): Promise<Account | null> {
  return user_id === null ? findAccountByEmail(payload, email) : findAccountById(payload, user_id)
}

function isRecipient(template: MailTemplate, account: Account | null, email: string): boolean {
  const needed = MAIL_TEMPLATES[template].account
  if (needed === 'optional') return account === null || account.email === email
  return account !== null && (!needed || account.email === email)
}

/** The language of the user; that of the form where the account has none. */
function localeOf(account: Account | null, { locale }: MailRow): Locale {
  return account?.locale ?? (isLocale(locale) ? locale : DEFAULT_LOCALE)
}
