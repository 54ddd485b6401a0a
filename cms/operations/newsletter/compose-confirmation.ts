import { composeMail } from '#cms/mail/compose.ts'
import { sql } from '#cms/operations/database.ts'
import type { MailRow, Sending } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import { linkToken } from '#cms/operations/newsletter/link-tokens.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { displayName } from '#domain/accounts/names.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'

/** The mail that asks an address for its consent; null once the address was deleted or is not mailed any more. */
export async function composeConfirmation(
  { payload, publicUrl, support, sender }: Sending,
  { id, email, locale: written, data }: MailRow,
): Promise<OutgoingMail | null> {
  const subscriber = data.subscriber ?? ''
  const known = await sql(payload)`
    select 1 from newsletter_subscribers where id = ${subscriber}::uuid and email = ${email}
      and state in ('pending', 'unsubscribed')`
  if (known.length === 0) return null
  const locale = isLocale(written) ? written : DEFAULT_LOCALE
  const link = pageOf(publicUrl, locale, 'subscribed')
  link.searchParams.set('token', linkToken(payload, { purpose: 'confirm', subscriber }))
  const facts = { name: displayName({ email }), email, device: null, support, site: sender.site }
  return {
    id,
    to: email,
    ...composeMail({
      template: 'newsletter-confirm',
      locale,
      facts,
      link: link.href,
      accent: sender.accent,
    }),
  }
}
