import { MAIL_TOKENS } from '#cms/mail/tokens.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { escapeHtml } from '#domain/mail/escape-html.ts'
import { type LetterWords, letterWords } from '#domain/mail/texts.ts'
import type { Letter } from '#domain/newsletter/letter.ts'
import { blockHtml, blockText, FONT } from './letter-blocks.ts'

interface Composition {
  readonly letter: Letter
  readonly locale: Locale
  readonly email: string
  readonly site: string
  readonly accent: string | null
  /** The page where the reader unsubscribes; null for a test. */
  readonly unsubscribe: string | null
}

/** The subject and both bodies of a newsletter. Every text of editors is escaped; nothing but pictures is loaded. */
export function composeLetter({
  letter,
  locale,
  email,
  site,
  accent,
  unsubscribe,
}: Composition): Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'language' | 'settings'> {
  const words = letterWords(locale, { email, site })
  const subject = onOneLine(letter.subject)
  return {
    subject,
    html: htmlOf(
      { ...letter, subject },
      { words, locale, site, unsubscribe, accent: accent ?? MAIL_TOKENS['--brand-600'] },
    ),
    text: textOf(letter, words, unsubscribe),
    language: LOCALES[locale].bcp47,
    settings: unsubscribe,
  }
}

function textOf({ blocks }: Letter, words: LetterWords, unsubscribe: string | null): string {
  const end = unsubscribe === null ? [] : [`${words.unsubscribe}: ${unsubscribe}`]
  return [...blocks.map(blockText), ['-- ', words.footer, ...end].join('\n')].join('\n\n')
}

interface Frame {
  readonly words: LetterWords
  readonly locale: Locale
  readonly site: string
  readonly accent: string
  readonly unsubscribe: string | null
}

function htmlOf(
  { subject, preview, blocks }: Letter,
  { words, locale, site, accent, unsubscribe }: Frame,
): string {
  const [ink, quiet] = [MAIL_TOKENS['--ink-925'], MAIL_TOKENS['--ink-600']]
  const end =
    unsubscribe === null
      ? ''
      : `<br><a href="${escapeHtml(unsubscribe)}" style="color:${accent}">${escapeHtml(words.unsubscribe)}</a>`
  return `<!doctype html>
<html lang="${LOCALES[locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${MAIL_TOKENS['--ink-25']}">
${preview === null ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${MAIL_TOKENS['--ink-25']}"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${MAIL_TOKENS['--ink-0']};border:1px solid ${MAIL_TOKENS['--ink-150']};border-radius:16px 16px 4px 4px">
<tr><td style="padding:40px;font:400 16px/1.65 ${FONT};color:${ink}">
<p style="margin:0 0 32px;font-size:21px;font-weight:700;letter-spacing:-0.018em;color:${accent}">${escapeHtml(site)}</p>
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.25;letter-spacing:-0.018em">${escapeHtml(subject)}</h1>
${blocks.map((block) => blockHtml(block, accent)).join('\n')}
</td></tr>
</table>
<p style="max-width:600px;margin:24px 0 0;font:400 13px/1.5 ${FONT};color:${quiet}">${escapeHtml(words.footer)}${end}</p>
</td></tr></table>
</body>
</html>
`
}

/** A subject must not start another header. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
