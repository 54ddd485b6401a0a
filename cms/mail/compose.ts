import { MAIL_TOKENS } from '#cms/mail/tokens.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { escapeHtml } from '#domain/mail/escape-html.ts'
import type { MailTemplate } from '#domain/mail/templates.ts'
import { type MailFacts, type MailWords, mailWords } from '#domain/mail/texts.ts'
import { unlinked } from '#domain/mail/unlinked.ts'

interface Composition {
  readonly template: MailTemplate
  readonly locale: Locale
  readonly facts: MailFacts
  /** Absolute address of the button. */
  readonly link: string
  /** Address for unsubscribing from a subscribed mail; null for other mails. */
  readonly settingsLink?: string | null
  /** The accent of the site, `#rrggbb`; null for that of the design tokens. */
  readonly accent?: string | null
}

/** The subject and both bodies of a mail. Text written by users is escaped in HTML and reduced to one line. */
export function composeMail({
  template,
  locale,
  facts,
  link,
  settingsLink = null,
  accent = null,
}: Composition): Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'language' | 'settings'> {
  const words = mailWords(template, locale, harmless(facts))
  return {
    subject: words.subject,
    html: htmlOf(words, {
      link,
      settingsLink,
      locale,
      site: facts.site,
      accent: accent ?? MAIL_TOKENS['--brand-600'],
    }),
    text: textOf(words, link, settingsLink),
    language: LOCALES[locale].bcp47,
    settings: settingsLink,
  }
}

function textOf(
  { greeting, paragraphs, action, footer, settings }: MailWords,
  link: string,
  settingsLink: string | null,
): string {
  const [body = '', ...notes] = paragraphs
  const end = settingsLink === null ? [] : [`${settings}: ${settingsLink}`]
  return [greeting, body, `${action}:\n${link}`, ...notes, ['-- ', footer, ...end].join('\n')].join('\n\n')
}

const FONT =
  "'Instrument Sans','Noto Sans JP','Noto Sans KR','Hiragino Sans',system-ui,-apple-system,sans-serif"

interface Frame {
  readonly link: string
  readonly settingsLink: string | null
  readonly locale: Locale
  readonly site: string
  readonly accent: string
}

function htmlOf(
  { subject, greeting, paragraphs, action, footer, settings }: MailWords,
  { link, settingsLink, locale, site, accent }: Frame,
): string {
  const [body = '', ...notes] = paragraphs
  const href = escapeHtml(link)
  const [ink, quiet] = [MAIL_TOKENS['--ink-925'], MAIL_TOKENS['--ink-600']]
  return `<!doctype html>
<html lang="${LOCALES[locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${MAIL_TOKENS['--ink-25']}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${MAIL_TOKENS['--ink-25']}"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${MAIL_TOKENS['--ink-0']};border:1px solid ${MAIL_TOKENS['--ink-150']};border-radius:16px 16px 4px 4px">
<tr><td style="padding:40px;font:400 16px/1.65 ${FONT};color:${ink}">
<p style="margin:0 0 32px;font-size:21px;font-weight:700;letter-spacing:-0.018em;color:${accent}">${escapeHtml(site)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.018em">${escapeHtml(subject)}</h1>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px">${escapeHtml(body)}</p>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${accent};color:${MAIL_TOKENS['--ink-0']};font-weight:500;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:${quiet};word-break:break-all"><a href="${href}" style="color:${accent}">${href}</a></p>
${notes.map((note) => `<p style="margin:0;color:${quiet}">${escapeHtml(note)}</p>`).join('\n')}
</td></tr>
</table>
<p style="max-width:560px;margin:24px 0 0;font:400 13px/1.5 ${FONT};color:${quiet}">${escapeHtml(footer)}${settingsLink === null ? '' : `<br><a href="${escapeHtml(settingsLink)}" style="color:${accent}">${escapeHtml(settings)}</a>`}</p>
</td></tr></table>
</body>
</html>
`
}

/**
 * Text written by users must not start a header, look like a paragraph of the mail, or become a link: any visitor can
 * cause a mail to another person that contains a name of the visitor's choice.
 */
function harmless(facts: MailFacts): MailFacts {
  const written = (text: string) => unlinked(onOneLine(text))
  return {
    name: written(facts.name),
    email: onOneLine(facts.email),
    device: facts.device === null ? null : written(facts.device),
    works: written(facts.works ?? ''),
    file: written(facts.file ?? ''),
    title: written(facts.title ?? ''),
    statement: written(facts.statement ?? ''),
    until: facts.until ?? '',
    amount: facts.amount ?? '',
    support: facts.support,
    site: facts.site,
  }
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
