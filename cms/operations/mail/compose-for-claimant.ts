import { composeMail } from '#cms/mail/compose.ts'
import type { MailRow, Sending } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import { issueConfirmation } from '#cms/operations/takedowns/issue-confirmation.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { type ClaimMail, MAIL_TEMPLATES } from '#domain/mail/templates.ts'

/** A mail to a claimant, with or without an account; the link of the first one confirms the claim. */
export async function composeForClaimant(
  { payload, publicUrl, support, sender }: Sending,
  { id, email, locale: written, data }: MailRow,
  template: ClaimMail,
): Promise<OutgoingMail | null> {
  const locale = isLocale(written) ? written : DEFAULT_LOCALE
  const link = pageOf(publicUrl, locale, MAIL_TEMPLATES[template].page)
  if (template === 'claim-confirm') {
    const secret = await issueConfirmation(payload, data.claim ?? '')
    if (secret === null) return null
    link.searchParams.set('token', secret)
  }
  const facts = {
    name: data.name ?? '',
    email,
    device: null,
    support,
    site: sender.site,
    ...caseFacts(data, locale),
  }
  return {
    id,
    to: email,
    ...composeMail({ template, locale, facts, link: link.href, accent: sender.accent }),
  }
}

/** What mails to both parties of a case mention. */
export function caseFacts({ title = '', statement, until }: MailRow['data'], locale: Locale) {
  const day = new Intl.DateTimeFormat(LOCALES[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' })
  return { title, statement: statement ?? '', until: until ? day.format(new Date(until)) : '' }
}
