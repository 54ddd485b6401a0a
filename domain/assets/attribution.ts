import { LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { escapeHtml } from '#domain/mail/escape-html.ts'

export interface Attributed {
  readonly title: string
  readonly author: string
  readonly sourceUrl: string | null
  readonly licence: LicenceCode
}

/**
 * The attribution line of a work: title, author, source, licence with its link (the order that Creative Commons
 * recommends). A page shows it with the translated title; a delivered file carries the English one.
 */
export function attributionLine(
  { title, author, sourceUrl, licence }: Attributed,
  locale: Locale = 'en',
): string {
  const { name, url } = LICENCES[licence]
  return [said(locale, title, author), inBrackets(sourceUrl), ', ', name, inBrackets(url)].join('')
}

/** The same as HTML: title and licence are links where they have an address. */
export function attributionHtml({ title, author, sourceUrl, licence }: Attributed, locale: Locale): string {
  const { name, url } = LICENCES[licence]
  return `${said(locale, linked(title, sourceUrl, ''), escapeHtml(author))}, ${linked(name, url, ' rel="license"')}`
}

const COLOURS_CHANGED: Readonly<Record<Locale, string>> = {
  en: '(colours changed)',
  es: '(colores modificados)',
  pt: '(cores alteradas)',
  fr: '(couleurs modifiées)',
  de: '(Farben geändert)',
  ja: '（色を変更）',
  ko: '(색상 변경됨)',
}

/** The attribution line of a work in other colours: Creative Commons requires that changes are indicated. */
export function recolouredLine(line: string, locale: Locale = 'en'): string {
  return `${line}${locale === 'ja' ? '' : ' '}${COLOURS_CHANGED[locale]}`
}

/** Work and author, with the quotation marks of each language. */
const PHRASES: Readonly<Record<Locale, string>> = {
  en: '“{title}” by {author}',
  es: '«{title}», de {author}',
  pt: '“{title}”, de {author}',
  fr: '« {title} » par {author}',
  de: '„{title}“ von {author}',
  ja: '「{title}」{author} 作',
  ko: '‘{title}’, {author} 제작',
}

function said(locale: Locale, title: string, author: string): string {
  return PHRASES[locale].replace(/\{(title|author)\}/g, (_, part) => (part === 'title' ? title : author))
}

function inBrackets(address: string | null): string {
  return address === null ? '' : ` (${address})`
}

function linked(text: string, address: string | null, attributes: string): string {
  const shown = escapeHtml(text)
  return address === null ? shown : `<a href="${escapeHtml(address)}"${attributes}>${shown}</a>`
}
