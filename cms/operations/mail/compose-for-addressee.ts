import { composeMail } from '#cms/mail/compose.ts'
import { caseFacts } from '#cms/operations/mail/compose-for-claimant.ts'
import type { MailRow, Sending } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import { issueHearingLink } from '#cms/operations/takedowns/issue-hearing-link.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { type HearingMail, MAIL_TEMPLATES } from '#domain/mail/templates.ts'

/**
 * A mail to a contributor without an account, at the address that staff entered. Where it asks for words, its link has a
 * secret; null once the link would be of no use.
 */
export async function composeForAddressee(
  { payload, publicUrl, support, sender }: Sending,
  { id, email, locale: written, data }: MailRow,
  template: HearingMail,
): Promise<OutgoingMail | null> {
  const locale = isLocale(written) ? written : DEFAULT_LOCALE
  const { page } = MAIL_TEMPLATES[template]
  const link = pageOf(publicUrl, locale, page)
  if (page === 'answer-claim') {
    const secret = await issueHearingLink(payload, data.hearing ?? '')
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
