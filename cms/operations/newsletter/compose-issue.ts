import { composeLetter } from '#cms/mail/compose-letter.ts'
import { fragment, run } from '#cms/operations/database.ts'
import type { MailRow, Sending } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import { linkToken } from '#cms/operations/newsletter/link-tokens.ts'
import type { Cast } from '#cms/operations/schema/columns.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales/locales.ts'
import type { Letter } from '#domain/newsletter/letter.ts'

/** One newsletter to one subscriber, or a test; null for an address that is not subscribed any more. */
export async function composeIssue(sending: Sending, mail: MailRow): Promise<OutgoingMail | null> {
  const locale = isLocale(mail.locale) ? mail.locale : DEFAULT_LOCALE
  if (mail.template === 'newsletter-test') {
    const letter = JSON.parse(mail.data.letter ?? 'null') as Letter | null
    return letter && compose(sending, mail, { letter, locale, token: null })
  }
  const { subscriber = '', issue = '' } = mail.data
  const letter = await readIssueLetter(sending, { subscriber, issue, locale })
  if (letter === null) return null
  const token = linkToken(sending.payload, { purpose: 'unsubscribe', subscriber, issue })
  return compose(sending, mail, { letter, locale, token })
}

interface Composed {
  readonly letter: Letter
  readonly locale: Locale
  /** Of the links that unsubscribe; null for a test. */
  readonly token: string | null
}

function compose(
  { publicUrl, sender }: Sending,
  { id, email }: MailRow,
  { letter, locale, token }: Composed,
): OutgoingMail {
  const page = pageOf(publicUrl, locale, 'unsubscribe')
  if (token !== null) page.searchParams.set('token', token)
  return {
    id,
    to: email,
    ...composeLetter({
      letter,
      locale,
      email,
      site: sender.site,
      accent: sender.accent,
      unsubscribe: token === null ? null : page.href,
    }),
    ...(token === null ? {} : { oneClick: new URL(`/api/v2/newsletter/one-click/${token}`, publicUrl).href }),
  }
}

/** The letter of an issue in the language of a subscriber; null after the subscription ended. */
async function readIssueLetter(
  { payload }: Sending,
  {
    subscriber,
    issue,
    locale,
  }: { readonly subscriber: string; readonly issue: string; readonly locale: Locale },
): Promise<Letter | null> {
  const [row] = await run<{ letter: Cast<'newsletter_issues.letters', Letter> }>(
    payload,
    fragment`
      select i.letters -> ${locale}::text as letter from newsletter_issues i, newsletter_subscribers s
       where i.id = ${issue}::uuid and s.id = ${subscriber}::uuid and s.state = 'confirmed'`,
  )
  return row?.letter ?? null
}
