import type { Locale } from '#domain/locales/locales.ts'
import { isClaimMail, isHearingMail, type MailTemplate } from '#domain/mail/templates.ts'
import { DE } from '#domain/mail/texts/de.ts'
import { EN } from '#domain/mail/texts/en.ts'
import { ES } from '#domain/mail/texts/es.ts'
import { FR } from '#domain/mail/texts/fr.ts'
import { JA } from '#domain/mail/texts/ja.ts'
import { KO } from '#domain/mail/texts/ko.ts'
import { PT } from '#domain/mail/texts/pt.ts'
import type { MailTexts } from '#domain/mail/texts/texts.ts'

/** The words of every mail in every language. */
export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = {
  en: EN,
  es: ES,
  pt: PT,
  fr: FR,
  de: DE,
  ja: JA,
  ko: KO,
}

/** The text of a mail; `{name}`, `{device}`, `{works}`, `{file}`, `{title}`, `{statement}`, `{until}`, `{amount}`, `{email}`, `{support}` and `{site}` are replaced by plain text. */
export interface MailWords {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action: string
  readonly footer: string
  readonly settings: string
}

/** The recipient of a mail and the values of its placeholders. */
export interface MailFacts {
  readonly name: string
  readonly email: string
  /** Null where it is unknown or not mentioned. */
  readonly device: string | null
  /** Contributors and the number of their works: `Ada (3), Grace (1)`. Empty where it is not mentioned. */
  readonly works?: string
  /** The address of support. */
  readonly support: string
  /** The name of the site. */
  readonly site: string
  /** The name of an uploaded file. Empty where it is not mentioned. */
  readonly file?: string
  /** The title of a submitted asset, or of the works of a claim. Empty where it is not mentioned. */
  readonly title?: string
  /** The words of the other side, or of staff about their decision. Empty where they are not mentioned. */
  readonly statement?: string
  /** A date in the language of the mail. Empty where it is not mentioned. */
  readonly until?: string
  /** An amount of money in the language of the mail. Empty where it is not mentioned. */
  readonly amount?: string
}

/** The words of one mail. */
export function mailWords(template: MailTemplate, locale: Locale, facts: MailFacts): MailWords {
  const texts = MAIL_TEXTS[locale]
  const { subject, body, action, note } = texts.mails[template]
  const fill = (text: string) =>
    fillIn(text, {
      ...facts,
      device: facts.device ?? texts.unknownDevice,
      works: facts.works ?? '',
      file: facts.file ?? '',
      title: facts.title ?? '',
      statement: facts.statement ?? '',
      until: facts.until ?? '',
      amount: facts.amount ?? '',
    })
  return {
    subject: fill(subject),
    greeting: fill(texts.greeting),
    paragraphs: [body, note].map(fill),
    action: fill(action),
    footer: fill(footerOf(template, texts)),
    settings: texts.settings,
  }
}

function footerOf(template: MailTemplate, texts: MailTexts): string {
  if (template === 'newsletter-confirm') return texts.confirmFooter
  return isClaimMail(template) || isHearingMail(template) ? texts.claimFooter : texts.footer
}

/** The words around a newsletter, whose own words are those of its editor. */
export interface LetterWords {
  readonly footer: string
  readonly unsubscribe: string
}

export function letterWords(locale: Locale, facts: Pick<MailFacts, 'email' | 'site'>): LetterWords {
  const { newsletterFooter, unsubscribe } = MAIL_TEXTS[locale]
  return { footer: fillIn(newsletterFooter, { ...facts }), unsubscribe }
}

/** One pass, so that a name with braces in it stays unchanged. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank)
}
