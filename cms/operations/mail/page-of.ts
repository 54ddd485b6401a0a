import type { Locale } from '#domain/locales/locales.ts'
import { MAIL_PAGES, type MailPage } from '#domain/mail/templates.ts'
import { pathOfPage } from '#domain/routing/href.ts'

/** The absolute address of a page that mails link to. */
export function pageOf(publicUrl: string, locale: Locale, page: MailPage): URL {
  return new URL(pathOfPage(MAIL_PAGES[page], locale), publicUrl)
}
