import { LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { SITE_PLACEHOLDER } from '#domain/site/site-name.ts'
import { OWN_LICENCES } from './own-licences/index.ts'
import type { OwnLicence } from './own-licences/own-licence.ts'

/** The first version of every licence, in force before anything can be downloaded. */
export const FIRST_VERSION = { version: '1.0', inForceFrom: new Date('2026-01-01T00:00:00Z') } as const

/**
 * The library's own licences in full, in every language; for an open licence its conditions in English, with a link to the
 * binding text.
 *
 * @returns null where there is no text in the language
 */
export function licenceText(code: LicenceCode, locale: Locale): string | null {
  if (isOwn(code)) return OWN_LICENCES[locale][code].replaceAll(SITE_PLACEHOLDER, DEFAULT_SITE_NAME)
  if (locale !== DEFAULT_LOCALE) return null
  return `${SUMMARIES[code].trim()}\n\nThis is a summary. The binding text is at ${LICENCES[code].url}`
}

function isOwn(code: LicenceCode): code is OwnLicence {
  return Object.hasOwn(OWN_LICENCES[DEFAULT_LOCALE], code)
}

const NO_WARRANTY =
  'The work is provided as it is, without warranty of any kind; its authors are not liable for its use.'

const SUMMARIES: Readonly<Record<Exclude<LicenceCode, OwnLicence>, string>> = {
  mit: `
You may use, copy, modify, publish, distribute and sell the work, for any purpose. Keep the copyright notice and the text of the licence with copies and with substantial parts of it. ${NO_WARRANTY}`,
  'apache-2.0': `
You may use, copy, modify, publish, distribute and sell the work, for any purpose; those who contributed to it also license their patents in it. Pass on the text of the licence and the notices that came with the work, and say which files you changed. It grants no right to names and trademarks. ${NO_WARRANTY}`,
  isc: `
You may use, copy, modify and distribute the work for any purpose, with or without fee. Keep the copyright notice and the text of the licence in all copies. ${NO_WARRANTY}`,
  'bsd-3-clause': `
You may use, copy, modify and distribute the work, for any purpose. Keep the copyright notice, the conditions and the disclaimer with it, and do not use the names of its authors to promote what you made from it. ${NO_WARRANTY}`,
  'cc0-1.0': `
The author has given up all rights in the work as far as the law allows. You may use, copy, modify and distribute it, for any purpose, without asking and without naming the author. Trademarks and patents are not affected. ${NO_WARRANTY}`,
  'cc-by-4.0': `
You may share and adapt the work, for any purpose, also commercially. Name the author, give a link to the licence and say whether you changed the work, in a way that does not suggest that the author endorses you. You may not add terms or technical measures that keep others from doing what the licence permits. ${NO_WARRANTY}`,
  'cc-by-3.0': `
You may share and adapt the work, for any purpose, also commercially. Name the author in the way they ask for, give a link to the licence and say whether you changed the work. You may not add terms or technical measures that keep others from doing what the licence permits. ${NO_WARRANTY}`,
  'ofl-1.1': `
You may use, study, modify, embed and distribute the work, also together with other software that you sell, but you may not sell it by itself. Keep the copyright notice and the licence with it; what you make from it stays under the same licence, and takes another name where the author reserved one. ${NO_WARRANTY}`,
  unlicense: `
The author has dedicated the work to the public domain. You may use, copy, modify, publish, distribute and sell it, for any purpose and by any means. ${NO_WARRANTY}`,
  '0bsd': `
You may use, copy, modify and distribute the work for any purpose, with or without fee, and without naming the author. ${NO_WARRANTY}`,
}
